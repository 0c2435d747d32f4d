import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PublicProduct } from '@/contracts/commerce/products'
import { answerCalls } from '../testing/answerCalls'
import { buildCartItem } from '../testing/buildCartItem'
import { expectToast, renderScreen } from '../testing/renderScreen'
import { CART_KEY } from '../cart/cartCount'
import type { CartItem } from '../cart/cart'
import { ShopScreen } from './ShopScreen'

await import('../ui/toast/Toast')

const user = userEvent.setup()

function buildProduct(title: string, overrides: Partial<PublicProduct> = {}): PublicProduct {
  return {
    id: title,
    title,
    description: null,
    category: 'Curated fashions',
    price: 10_000,
    compareAtPrice: null,
    currency: 'USD',
    images: [],
    isFeatured: 'false',
    inventoryQuantity: 20,
    createdAt: '2026-03-01T00:00:00.000Z',
    ...overrides,
  }
}

const blazer = buildProduct('Linen blazer', { price: 22_000 })
const pearls = buildProduct('Pearl strand', {
  category: 'Jewelry',
  inventoryQuantity: 3,
  createdAt: '2026-05-01T00:00:00.000Z',
})
const shades = buildProduct('Cay sunglasses', { inventoryQuantity: 0, price: 8_400 })
const lounge = buildProduct('Lounge set', { price: 13_600, compareAtPrice: 16_000 })
const products = [blazer, pearls, shades, lounge]

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/shop')
})

/** Renders the page with these products, out of a total that is `more` higher. */
function renderShop(rendered = products, more = 0, optionNames: Record<string, string[]> = {}) {
  const slugs = Object.fromEntries(rendered.map(({ id }) => [id, id]))
  const start = { products: rendered, total: rendered.length + more, isWhole: more === 0, slugs, optionNames }
  return renderScreen(<ShopScreen start={start} placeholder="Dress, pearl, linen" />)
}

const all = () => within(screen.getByRole('region', { name: 'All products' }))
const titles = () =>
  all()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const card = (title: string) => {
  const found = all().getByRole('heading', { name: title }).closest('article')
  if (!found) throw new Error(`${title} has no card`)
  return within(found)
}
const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as CartItem[]

describe('the products', () => {
  test('stand there at once, and are asked for once', async () => {
    const made = answerCalls({
      'GET /api/products': () => ({ body: [...products, buildProduct('New hat')] }),
    })
    renderShop()
    expect(all().getByText('Showing 4 product(s)')).toBeTruthy()
    expect(await all().findByText('Showing 5 product(s)')).toBeTruthy()
    expect(made).toHaveLength(1)
  })

  test('are announced as loading while there are none yet', async () => {
    answerCalls({ 'GET /api/products': () => ({ body: products }) })
    renderShop([])
    expect(screen.getByText('Loading products...')).toBeTruthy()
    expect(await screen.findByText('Showing 4 product(s)')).toBeTruthy()
    expect(screen.queryByText('Loading products...')).toBeNull()
  })

  test('may be none at all', async () => {
    answerCalls({ 'GET /api/products': () => ({ body: [] }) })
    renderShop([])
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeTruthy()
    expect(screen.getByText('Check back soon for new products')).toBeTruthy()
  })

  test('can be asked for again when they did not load', async () => {
    let isBroken = true
    const made = answerCalls({
      'GET /api/products': () => (isBroken ? { status: 503, body: { message: 'Down' } } : { body: products }),
    })
    renderShop([])
    expect((await screen.findByRole('alert')).textContent).toContain('The products did not load.')
    expect(screen.queryByText('No Products Found')).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(await screen.findByText('Showing 4 product(s)')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(made).toHaveLength(2)
  })

  test('of the page stay when the newer ones did not load', async () => {
    answerCalls({ 'GET /api/products': () => ({ status: 503, body: {} }) })
    renderShop()
    expect((await screen.findByRole('alert')).textContent).toContain('Prices and stock may be out of date.')
    expect(titles()).toHaveLength(4)
  })

  test('that are featured come above the list, four at most', () => {
    answerCalls({ 'GET /api/products': () => new Promise<never>(() => {}) })
    renderShop(['a', 'b', 'c', 'd', 'e'].map((title) => buildProduct(title, { isFeatured: 'true' })))
    const strip = within(screen.getByRole('region', { name: 'Featured' }))
    expect(strip.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })
})

describe('more products than the page was rendered with', () => {
  const hat = buildProduct('Straw hat', { category: 'Hats', price: 2_000, description: 'Wide brim' })

  test('follow the first ones', async () => {
    answerCalls({ 'GET /api/products': () => ({ body: [...products, hat] }) })
    renderShop(products, 1)
    expect(all().getByText('Showing 4 product(s)')).toBeTruthy()
    expect(await all().findByText('Showing 5 product(s)')).toBeTruthy()
    expect(titles()).toContain('Straw hat')
    expect(screen.getByRole('option', { name: 'Hats' })).toBeTruthy()
  })

  test.each(['?q=hat', '?category=Hats', '?sort=price-low', '?q=nothing'])(
    'are waited for by %s, which they may belong to',
    async (address) => {
      window.history.replaceState(null, '', `/shop${address}`)
      let arrive: (value: { body: PublicProduct[] }) => void = () => {}
      const later = new Promise<{ body: PublicProduct[] }>((resolve) => (arrive = resolve))
      answerCalls({ 'GET /api/products': () => later })
      renderShop(products, 1)
      expect(screen.getByText('Loading products...')).toBeTruthy()
      expect(titles()).toEqual([])
      expect(screen.queryByText('No Products Found')).toBeNull()
      await act(async () => arrive({ body: [...products, hat] }))
      const found = { '?sort=price-low': 5, '?q=nothing': 0 }[address] ?? 1
      expect(await screen.findByText(`Showing ${found} product(s)`)).toBeTruthy()
      expect(screen.queryByText('Loading products...')).toBeNull()
      expect(screen.queryByText('No Products Found') === null).toBe(found > 0)
    },
  )

  test('that do not load leave the first ones, and nothing is said to be missing', async () => {
    window.history.replaceState(null, '', '/shop?q=linen')
    answerCalls({ 'GET /api/products': () => ({ status: 503, body: {} }) })
    renderShop(products, 1)
    expect((await screen.findByRole('alert')).textContent).toContain('Prices and stock may be out of date.')
    expect(titles()).toEqual(['Linen blazer'])
    await user.type(screen.getByRole('searchbox'), ' snow')
    expect(titles()).toEqual([])
    expect(screen.queryByText('No Products Found')).toBeNull()
  })
})

describe('a card', () => {
  beforeEach(() => void answerCalls({ 'GET /api/products': () => ({ body: products }) }))

  test('shows the former price and the discount', () => {
    renderShop()
    expect(card('Lounge set').getByText('$160.00', { exact: false }).tagName).toBe('S')
    expect(card('Lounge set').getByText('15% off')).toBeTruthy()
    expect(card('Linen blazer').getByText('$220.00')).toBeTruthy()
    expect(card('Linen blazer').queryByText(/off$/)).toBeNull()
  })

  test('says when few are left, or none', () => {
    renderShop()
    expect(card('Pearl strand').getByText('Only 3 left!')).toBeTruthy()
    expect(card('Linen blazer').queryByText(/left!/)).toBeNull()
    expect(
      card('Cay sunglasses').getByRole<HTMLButtonElement>('button', { name: /Out of stock/ }).disabled,
    ).toBe(true)
  })
})

describe('the filters', () => {
  beforeEach(() => void answerCalls({ 'GET /api/products': () => ({ body: products }) }))

  test('search, and go into the address as one step', async () => {
    renderShop()
    const steps = window.history.length
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'linen')
    expect(titles()).toEqual(['Linen blazer'])
    expect(screen.getByText('Showing 1 product(s)')).toBeTruthy()
    expect(window.location.search).toBe('?q=linen')
    expect(window.history.length).toBe(steps + 1)
  })

  test('choose a category and an order', async () => {
    renderShop()
    await user.selectOptions(screen.getByLabelText('Category'), 'Jewelry')
    expect(titles()).toEqual(['Pearl strand'])
    await user.selectOptions(screen.getByLabelText('Category'), 'All categories')
    await user.selectOptions(screen.getByLabelText('Sort'), 'Price Low to High')
    expect(titles()[0]).toBe('Cay sunglasses')
    await user.selectOptions(screen.getByLabelText('Sort'), 'Price High to Low')
    expect(titles()[0]).toBe('Linen blazer')
    await user.selectOptions(screen.getByLabelText('Sort'), 'Newest')
    expect(titles()[0]).toBe('Pearl strand')
    expect(window.location.search).toBe('?sort=newest')
  })

  test('come from the address, and follow Back', async () => {
    window.history.replaceState(null, '', '/shop?q=pearl&category=Jewelry')
    renderShop()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('pearl')
    expect(titles()).toEqual(['Pearl strand'])
    await user.selectOptions(screen.getByLabelText('Category'), 'All categories')
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Jewelry'))
  })

  test('leave the keyboard of a touch screen closed when they are cleared', () => {
    window.history.replaceState(null, '', '/shop?q=snow')
    renderShop()
    const tap = new PointerEvent('click', { bubbles: true, pointerType: 'touch' })
    fireEvent(screen.getByRole('button', { name: 'Clear filters' }), tap)
    expect(titles()).toHaveLength(4)
    expect(document.activeElement).toBe(document.body)
  })

  test('say when nothing is left, and can be cleared', async () => {
    renderShop()
    await user.type(screen.getByRole('searchbox'), 'snow')
    expect(screen.getByRole('heading', { name: 'No Products Found' })).toBeTruthy()
    expect(screen.getByText('Try adjusting your search or filters')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(titles()).toHaveLength(4)
    expect(window.location.search).toBe('')
  })
})

describe('a shop of sixty products', () => {
  const sixty = Array.from({ length: 60 }, (_, index) =>
    buildProduct(`Piece ${index + 1}`, { price: 10_000 - index, category: index < 30 ? 'Hats' : 'Belts' }),
  )
  const first = sixty.slice(0, 24)
  const focused = () => document.activeElement?.querySelector('h3')?.textContent

  test('shows 24, then 24 more and the rest, and puts the focus on the first new card', async () => {
    answerCalls({ 'GET /api/products': () => ({ body: sixty }) })
    renderShop(first, 36)
    expect(await all().findByText('Showing 60 product(s)')).toBeTruthy()
    expect(titles()).toHaveLength(24)
    expect(all().getByText('24 of 60')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show 24 more' }))
    expect(titles()).toHaveLength(48)
    expect(focused()).toBe('Piece 25')
    expect(all().getByText('48 of 60')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show 12 more' }))
    expect(focused()).toBe('Piece 49')
    expect(all().getByText('60 of 60')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
  })

  test('filters and sorts all of them, and Back shows as many as before', async () => {
    answerCalls({ 'GET /api/products': () => ({ body: sixty }) })
    renderShop(first, 36)
    await all().findByText('Showing 60 product(s)')
    await user.click(screen.getByRole('button', { name: 'Show 24 more' }))
    await user.selectOptions(screen.getByLabelText('Sort'), 'Price Low to High')
    expect(titles()).toHaveLength(24)
    expect(titles()[0]).toBe('Piece 60')
    await user.selectOptions(screen.getByLabelText('Category'), 'Hats')
    expect(titles()[0]).toBe('Piece 30')
    expect(all().getByText('24 of 30')).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'piece 17')
    expect(titles()).toEqual(['Piece 17'])
    expect(all().queryByText(/ of /)).toBeNull()
    act(() => window.history.go(-3))
    await waitFor(() => expect(titles()).toHaveLength(48))
  })

  test('asks again for those that did not load', async () => {
    let isBroken = true
    answerCalls({ 'GET /api/products': () => (isBroken ? { status: 503, body: {} } : { body: sixty }) })
    renderShop(first, 36)
    await screen.findByRole('alert')
    expect(all().getByText('24 of 60')).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Show 24 more' }))
    await waitFor(() => expect(focused()).toBe('Piece 25'))
    expect(titles()).toHaveLength(48)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('adding to the cart', () => {
  beforeEach(() => void answerCalls({ 'GET /api/products': () => ({ body: products }) }))

  test('replaces the samples, says what was added and leads to the cart', async () => {
    const sample = buildCartItem({ id: 'sample-1', productId: 'sample-dress', isSample: true, quantity: 3 })
    localStorage.setItem(CART_KEY, JSON.stringify([sample]))
    renderShop()
    // People double-click; one thing is wanted.
    await user.dblClick(card('Linen blazer').getByRole('button', { name: /Add to cart/ }))
    expect(stored().map(({ title, quantity }) => [title, quantity])).toEqual([['Linen blazer', 1]])
    await expectToast('Added to cart', 'Linen blazerView cart')
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart')
  })

  const READ = 'GET /api/shop/products/Linen%20blazer'
  const withSizes = {
    ...blazer,
    sellerName: 'Isla Verano',
    availableFrom: null,
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { id: 's', values: ['S'], price: 22_000, inventoryQuantity: 0 },
      { id: 'm', values: ['M'], price: 22_000, inventoryQuantity: 2 },
    ],
  }

  test('asks for the size of a sized piece first, so that the cart holds what can be bought', async () => {
    answerCalls({ 'GET /api/products': () => ({ body: products }), [READ]: () => ({ body: withSizes }) })
    renderShop(products, 0, { [blazer.id]: ['Size'] })
    await user.click(card('Linen blazer').getByRole('button', { name: /^Choose a size/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Linen blazer' }))
    await user.click(await dialog.findByRole('button', { name: 'Add to cart' }))
    expect(dialog.getByText('Choose a size.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'M' }))
    expect(stored()).toEqual([])
    await user.click(dialog.getByRole('radio', { name: 'M' }))
    await user.click(dialog.getByRole('button', { name: 'Add M · $220.00' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stored()).toMatchObject([{ productId: blazer.id, variantId: 'm', detail: 'Size M', quantity: 1 }])
    await expectToast('Added to cart', 'Linen blazer, Size MView cart')
  })

  test('asks the shop about a piece that came after the page, and adds it if nothing is to be chosen', async () => {
    const page = { ...withSizes, options: [], variants: [] }
    answerCalls({ 'GET /api/products': () => ({ body: products }), [READ]: () => ({ body: page }) })
    renderShop([pearls], 3)
    await user.click(await all().findByRole('button', { name: 'Add to cart Linen blazer' }))
    await waitFor(() => expect(stored()).toMatchObject([{ productId: blazer.id, variantId: null }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('refuses a piece in another currency than the cart, and says which one that is', async () => {
    const hat = buildProduct('Straw hat', { currency: 'EUR' })
    const cart = JSON.stringify([buildCartItem()])
    localStorage.setItem(CART_KEY, cart)
    answerCalls({ 'GET /api/products': () => ({ body: [hat] }) })
    renderShop([hat])
    await user.click(card('Straw hat').getByRole('button', { name: /Add to cart/ }))
    await expectToast(
      'Your cart is in USD',
      'Straw hat is sold in EUR, and a cart adds up in one currency.',
      'alert',
    )
    expect(localStorage.getItem(CART_KEY)).toBe(cart)
  })

  test('stops at what is in stock, and says why', async () => {
    renderShop()
    const add = card('Pearl strand').getByRole('button', { name: /Add to cart/ })
    for (let count = 0; count < 4; count += 1) await user.click(add)
    expect(stored().at(-1)).toMatchObject({ title: 'Pearl strand', quantity: 3 })
    await expectToast('Only 3 left!', 'All of them are in your cart already.', 'alert')
  })
})
