import { matchesWords } from '../layout/matchesWords'

/** The four orders of the shop: public spec, section 2. The keys stand in the address. */
export const SORTS = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price Low to High',
  'price-high': 'Price High to Low',
} as const

export type Sort = keyof typeof SORTS

/** What the shop is narrowed to; '' is no narrowing. */
export type ShopFilters = { q: string; category: string; sort: Sort }

type Listed = {
  title: string
  description: string | null
  category: string | null
  price: number
  isFeatured: 'true' | 'false'
  createdAt: string
}

export const FEATURED_LIMIT = 4

/** The filters that an address asks for, for example '?q=linen&category=Jewelry&sort=newest'. */
export function parseFilters(search: string): ShopFilters {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  return {
    q: query.get('q') ?? '',
    category: query.get('category') ?? '',
    sort: isSort(sort) ? sort : 'featured',
  }
}

/** Whether the filters hide anything; the sort alone does not. */
export function isNarrowed({ q, category }: ShopFilters): boolean {
  return q.trim() !== '' || category !== ''
}

/** The products that the filters leave, in their order. Every word of the search must occur. */
export function filterProducts<T extends Listed>(
  products: readonly T[],
  { q, category, sort }: ShopFilters,
): T[] {
  return products
    .filter((product) => category === '' || product.category === category)
    .filter((product) => matchesWords(q, product.title, product.description, product.category))
    .toSorted(ORDERS[sort])
}

/** The strip above the list: at most four (public spec, section 9). */
export function featuredProducts<T extends Listed>(products: readonly T[]): T[] {
  return products.filter(({ isFeatured }) => isFeatured === 'true').slice(0, FEATURED_LIMIT)
}

/** Every category that a product has, in alphabetical order. */
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
