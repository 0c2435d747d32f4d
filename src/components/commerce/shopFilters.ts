import { matchesWords } from '../layout/matchesWords'

/** The four orders of the shop (docs/behaviour.md, 3.4); the keys appear in the address. */
export const SORTS = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price Low to High',
  'price-high': 'Price High to Low',
} as const

export type Sort = keyof typeof SORTS

/** The shop's filters; '' does not filter. */
export type ShopFilters = { q: string; category: string; sort: Sort }

type Listed = {
  title: string
  description: string | null
  category: string | null
  price: number
  isFeatured: 'true' | 'false'
  createdAt: string
}

const FEATURED_LIMIT = 4

/** Reads filters from an address, for example '?q=linen&category=Jewelry&sort=newest'. */
export function parseFilters(search: string): ShopFilters {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  return {
    q: query.get('q') ?? '',
    category: query.get('category') ?? '',
    sort: isSort(sort) ? sort : 'featured',
  }
}

/** Whether the filters hide anything; the order alone does not. */
export function isNarrowed({ q, category }: ShopFilters): boolean {
  return q.trim() !== '' || category !== ''
}

/** Whether the filters hide nothing and keep the default order. */
export function isFirstView(filters: ShopFilters): boolean {
  return !isNarrowed(filters) && filters.sort === 'featured'
}

/** The products that match the filters, sorted. Every search word must occur. */
export function filterProducts<T extends Listed>(
  products: readonly T[],
  { q, category, sort }: ShopFilters,
): T[] {
  return products
    .filter((product) => category === '' || product.category === category)
    .filter((product) => matchesWords(q, product.title, product.description, product.category))
    .toSorted(ORDERS[sort])
}

/** The featured products above the list, at most four (docs/behaviour.md, 3.4). */
export function featuredProducts<T extends Listed>(products: readonly T[]): T[] {
  return products.filter(({ isFeatured }) => isFeatured === 'true').slice(0, FEATURED_LIMIT)
}

/** All categories of the products, in alphabetical order. */
export function categoriesOf(products: readonly Listed[]): string[] {
  const names = products.flatMap(({ category }) => (category ? [category] : []))
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'))
}

const ORDERS: Record<Sort, (a: Listed, b: Listed) => number> = {
  featured: (a, b) => Number(b.isFeatured === 'true') - Number(a.isFeatured === 'true'),
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
}

function isSort(text: string): text is Sort {
  return Object.hasOwn(SORTS, text)
}
