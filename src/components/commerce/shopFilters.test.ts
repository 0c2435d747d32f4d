import {
  categoriesOf,
  featuredProducts,
  filterProducts,
  isNarrowed,
  parseFilters,
  type ShopFilters,
} from './shopFilters'

const everything: ShopFilters = { q: '', category: '', sort: 'featured' }

function buildListed(overrides: object = {}) {
  return {
    title: 'Linen blazer',
    description: 'Cut wide, worn open.' as string | null,
    category: 'Curated fashions' as string | null,
    price: 22_000,
    isFeatured: 'false' as 'true' | 'false',
    createdAt: '2026-03-01T00:00:00.000Z',
    ...overrides,
  }
}

const blazer = buildListed()
const pearls = buildListed({
  title: 'Pearl strand',
  description: null,
  category: 'Jewelry',
  price: 17_500,
  isFeatured: 'true',
})
const tote = buildListed({
  title: 'Raffia tote',
  category: null,
  price: 9_200,
  createdAt: '2026-05-01T00:00:00.000Z',
})
const products = [blazer, pearls, tote]

function search(q: string) {
  return filterProducts(products, { ...everything, q })
}

function order(sort: ShopFilters['sort']) {
  return filterProducts(products, { ...everything, sort }).map(({ title }) => title)
}

describe('the filters in an address', () => {
  it('are read, and an unknown sort is the featured one', () => {
    expect(parseFilters('?q=linen&category=Jewelry&sort=price-low')).toEqual({
      q: 'linen',
      category: 'Jewelry',
      sort: 'price-low',
    })
    expect(parseFilters('?sort=toString')).toEqual(everything)
    expect(parseFilters('')).toEqual(everything)
  })

  it('narrow the list by search or category, not by sort', () => {
    expect(isNarrowed(everything)).toBe(false)
    expect(isNarrowed({ ...everything, sort: 'newest' })).toBe(false)
    expect(isNarrowed({ ...everything, q: '  ' })).toBe(false)
    expect(isNarrowed({ ...everything, q: 'x' })).toBe(true)
    expect(isNarrowed({ ...everything, category: 'Jewelry' })).toBe(true)
  })
})

describe('searching', () => {
  it('finds in title, description and category, whatever the case and the accents', () => {
    expect(search('PEARL')).toEqual([pearls])
    expect(search('worn open')).toEqual([blazer, tote])
    expect(search('jewelry')).toEqual([pearls])
    expect(search('blázer')).toEqual([blazer])
  })

  it('wants every word, in any order', () => {
    expect(search('wide linen')).toEqual([blazer])
    expect(search('linen pearl')).toEqual([])
  })

  it('combines with the category', () => {
    expect(filterProducts(products, { ...everything, category: 'Jewelry', q: 'linen' })).toEqual([])
    expect(filterProducts(products, { ...everything, category: 'Jewelry' })).toEqual([pearls])
  })
})

describe('sorting', () => {
  it('puts featured pieces first and keeps the rest in their order', () => {
    expect(order('featured')).toEqual(['Pearl strand', 'Linen blazer', 'Raffia tote'])
  })

  it('puts the newest first, or goes by price', () => {
    expect(order('newest')[0]).toBe('Raffia tote')
    expect(order('price-low')).toEqual(['Raffia tote', 'Pearl strand', 'Linen blazer'])
    expect(order('price-high')).toEqual(['Linen blazer', 'Pearl strand', 'Raffia tote'])
  })

  it('leaves the given list alone', () => {
    expect(products).toEqual([blazer, pearls, tote])
  })
})

describe('what the page derives', () => {
  it('features at most four', () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      buildListed({ title: `${index}`, isFeatured: 'true' }),
    )
    expect(featuredProducts([blazer, ...many]).map(({ title }) => title)).toEqual(['0', '1', '2', '3'])
  })

  it('names each category once, in order', () => {
    expect(categoriesOf([...products, pearls])).toEqual(['Curated fashions', 'Jewelry'])
  })
})
