import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectToast, renderScreen } from '../testing/renderScreen'
import type { Stock, StockStart } from '@/contracts/commerce/shopStart'
import { answerCalls } from '../testing/answerCalls'
import type { CartItem } from '../cart/cart'
import { CART_KEY, showPieces } from '../cart/cartCount'
import { keepCheckout } from '../cart/checkoutStore'
import { buildCartItem } from '../testing/buildCartItem'
import { CartScreen } from './CartScreen'

await import('../ui/toast/Toast')

const user = userEvent.setup()
const dress = buildCartItem({
  id: 'sample-1',
  productId: 'sample-dress',
  detail: 'Size M',
  isSample: true,
})
const { isSample: _, ...ownDress } = { ...dress, id: dress.productId }
const hoops = buildCartItem({
  ...dress,
  id: 'sample-2',
  productId: 'hoops',
  title: 'Shell hoops',
  price: 6_400,
  quantity: 2,
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function renderCart(
  stock: Stock[] = [],
  samples = [dress, hoops],
  isWhole = true,
  isShopOpen = false,
  rates: StockStart['rates'] = [],
) {
  const start = { stock, isWhole, country: 'US', rates }
  return renderScreen(
    <CartScreen
      emptyText="Nothing in it, nothing to pay."
      samples={samples}
      start={start}
      summaryHeading="Order summary"
      note="Tax at 8%."
      isShopOpen={isShopOpen}
    />,
  )
}

const amount = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const quantityOf = (title: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${title}`)
const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null') as CartItem[] | null

describe('the cart', () => {
  test('starts with the sample items and adds them up', () => {
    renderCart()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Marea slip dress',
      'Shell hoops',
      'Order summary',
    ])
    expect([amount('Subtotal'), amount('Shipping'), amount('Tax'), amount('Total')]).toEqual([
      '$276.00',
      '$5.00',
      '$22.08',
      '$303.08',
    ])
    expect(stored()).toBeNull()
  })

  test('counts the shipping of each seller as the checkout does, and says where it cannot know', () => {
    const own = ['dress', 'hoops'].map((id) => buildCartItem({ id, productId: id, price: 10_000 }))
    localStorage.setItem(CART_KEY, JSON.stringify(own))
    const goods = { price: 10_000, inventoryQuantity: 9 }
    const rates = [{ countries: [], cents: 600, freeFrom: 20_000 }, null]
    const sums = (dressRate?: number, hoopsRate?: number) => {
      const of = (rate?: number) => (rate === undefined ? {} : { rate })
      const stock = [
        { id: 'dress', ...goods, ...of(dressRate) },
        { id: 'hoops', ...goods, ...of(hoopsRate) },
      ]
      renderCart(stock, [], true, true, rates)
      const shown = [...document.querySelectorAll('.cart-summary dd')].map(({ textContent }) => textContent)
      cleanup()
      return shown.join(' ')
    }
    expect(sums()).toBe('$200.00 $5.00 $16.00 $221.00')
    expect(sums(undefined, 0)).toBe('$200.00 $11.00 $16.00 $227.00')
    expect(sums(0, 0)).toBe('$200.00 $0.00 $16.00 $216.00')
    expect(sums(undefined, 1)).toBe('$200.00 At checkout $16.00 $216.00')
    sessionStorage.setItem('checkout-form', JSON.stringify({ 'address.country': 'DE' }))
    expect(sums(undefined, 0)).toBe('$200.00 At checkout $16.00 $216.00')
    expect(sums()).toBe('$200.00 $5.00 $16.00 $221.00')
    sessionStorage.setItem('checkout-form', JSON.stringify({ 'delivery-isla': 'pickup' }))
    expect(sums()).toBe('$200.00 At checkout $16.00 $216.00')
  })

  test('counts up and down, never below 1, and remembers it', async () => {
    renderCart()
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less Marea slip dress' })
    expect(less.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'One more Marea slip dress' }))
    expect(quantityOf('Marea slip dress').value).toBe('2')
    expect(amount('Subtotal')).toBe('$424.00')
    expect(stored()?.map(({ quantity }) => quantity)).toEqual([2, 2])
    await user.click(less)
    expect(quantityOf('Marea slip dress').value).toBe('1')
    expect(less.disabled).toBe(true)
  })

  test('hands the keyboard to the number where a button can go no further', async () => {
    const { isSample, ...own } = { ...hoops, id: hoops.productId }
    localStorage.setItem(CART_KEY, JSON.stringify([own]))
    renderCart([{ id: 'hoops', price: 6_400, inventoryQuantity: 3 }])
    expect(isSample).toBe(true)
    const more = screen.getByRole('button', { name: 'One more Shell hoops' })
    more.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(quantityOf('Shell hoops'))
    const less = screen.getByRole('button', { name: 'One less Shell hoops' })
    less.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(less)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(quantityOf('Shell hoops'))
  })

  test.each([
    ['12', '12'],
    ['abc', '1'],
    ['0', '1'],
    ['-4', '1'],
    ['500', '99'],
  ])('takes the typed quantity %s as %s', async (typed, counted) => {
    renderCart()
    const field = quantityOf('Shell hoops')
    await user.click(field)
    await user.paste(typed)
    expect(field.value).toBe(counted)
  })

  test('removes a line and puts it back where it was', async () => {
    renderCart()
    await user.click(screen.getByRole('button', { name: 'Remove Marea slip dress' }))
    expect(screen.queryByRole('heading', { name: 'Marea slip dress' })).toBeNull()
    expect(amount('Subtotal')).toBe('$128.00')
    const undo = screen.getByRole('button', { name: /Undo/ })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    expect(stored()).toEqual([dress, hoops])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Marea slip dress' }))
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })

  test('says when it is empty, and even then lets one undo', async () => {
    renderCart([], [dress])
    await user.click(screen.getByRole('button', { name: 'Remove Marea slip dress' }))
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop')
    expect(screen.queryByText('Total')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Undo/ }))
    expect(screen.getByRole('heading', { name: 'Marea slip dress' })).toBeTruthy()
  })

  test('follows another tab', async () => {
    renderCart()
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...hoops, quantity: 7 }]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })))
    await waitFor(() => expect(quantityOf('Shell hoops').value).toBe('7'))
    expect(screen.queryByRole('heading', { name: 'Marea slip dress' })).toBeNull()
  })

  test('starts over when what is stored is no cart', () => {
    localStorage.setItem(CART_KEY, '{"broken":')
    renderCart()
    expect(amount('Total')).toBe('$303.08')
  })
})

describe('the samples of a visitor who has added nothing', () => {
  test('are samples also where they were stored before samples were marked', () => {
    const { isSample, ...unmarked } = dress
    const cart = JSON.stringify([unmarked])
    expect(isSample).toBe(true)
    localStorage.setItem(CART_KEY, cart)
    renderCart()
    // At the line and at the sum.
    expect(screen.getAllByText('Sample')).toHaveLength(2)
    showPieces(cart)
    expect(document.documentElement.style.getPropertyValue('--cart-pieces')).toBe('none')
    showPieces(JSON.stringify([unmarked, ownDress]))
    expect(document.documentElement.style.getPropertyValue('--cart-pieces')).toBe('"1"')
  })

  test('are marked, each and above them, and gone with the first own piece', () => {
    const { unmount } = renderCart()
    expect(screen.getAllByText('Sample')).toHaveLength(3)
    expect(screen.getByText(/These pieces are not yours/)).toBeTruthy()
    unmount()
    localStorage.setItem(CART_KEY, JSON.stringify([ownDress]))
    renderCart()
    expect(screen.queryByText('Sample')).toBeNull()
    expect(screen.queryByText(/These pieces are not yours/)).toBeNull()
  })

  test('are not for sale, not even after a change of them', async () => {
    const { router } = renderCart([], [dress, hoops], true, true)
    await user.click(screen.getByRole('button', { name: 'One more Marea slip dress' }))
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    await expectToast('Only samples in your cart', 'They show what a cart looks like, and are not for sale.')
    expect(router.push).not.toHaveBeenCalled()
  })
})

test('what was paid elsewhere leaves the cart, which says so', async () => {
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...ownDress, quantity: 3 }]))
  const lines = [{ productId: ownDress.productId, variantId: null, quantity: 2 }]
  keepCheckout({ attempt: 'a', number: 'TEST-7KQ2-M9XA', orderUrl: '/order/n/k', lines, userId: null })
  answerCalls({ 'POST /api/order/n/k/check': () => ({ body: { status: 'paid' } }) })
  renderCart()
  expect(await screen.findByText(/^Your order TEST-7KQ2-M9XA is paid\./)).toBeTruthy()
  expect(quantityOf('Marea slip dress').value).toBe('1')
})

describe('what changed in the shop', () => {
  const own: CartItem = { ...ownDress, id: 'p1', productId: 'p1', quantity: 5 }

  test('a price is today’s, and the cart says what it was', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([own]))
    renderCart([{ id: 'p1', price: 10_000, inventoryQuantity: 20 }])
    expect(within(screen.getByRole('listitem')).getByText(/was \$148\.00 when you added it/)).toBeTruthy()
    expect(amount('Subtotal')).toBe('$500.00')
  })

  test('no more pieces than there are, and the cart says how many', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([own]))
    renderCart([{ id: 'p1', price: 14_800, inventoryQuantity: 3 }])
    expect(quantityOf('Marea slip dress').value).toBe('3')
    expect(within(screen.getByRole('listitem')).getByText('Only 3 left!')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /One more/ }).disabled).toBe(true)
    expect(amount('Subtotal')).toBe('$444.00')
    expect(document.documentElement.style.getPropertyValue('--cart-pieces')).toBe('"3"')
    expect(stored()).toMatchObject([{ quantity: 5, left: 3 }])
  })

  test('a piece out of stock is not in the total', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([own]))
    renderCart([{ id: 'p1', price: 14_800, inventoryQuantity: 0 }])
    expect(within(screen.getByRole('listitem')).getByText('Out of stock. Not in the total.')).toBeTruthy()
    expect(amount('Total')).toBe('$0.00')
  })
})

describe('a shop with more products than the page knows', () => {
  const known: Stock[] = [dress, hoops].map(({ productId: id, price }) => ({
    id,
    price,
    inventoryQuantity: 9,
  }))

  test('is asked for nothing while the page knows all of the cart', () => {
    const made = answerCalls({})
    renderCart(known, [dress, hoops], false)
    expect(made).toHaveLength(0)
  })

  test('is asked for the price and stock of a line that the page does not know', async () => {
    const hat = { ...ownDress, id: 'hat', productId: 'hat', title: 'Straw hat', quantity: 5 }
    localStorage.setItem(CART_KEY, JSON.stringify([hat]))
    answerCalls({
      'GET /api/products': () => ({ body: [{ id: 'hat', price: 2_000, inventoryQuantity: 2 }] }),
    })
    renderCart(known, [dress, hoops], false)
    await waitFor(() => expect(quantityOf('Straw hat').value).toBe('2'))
    expect(amount('Subtotal')).toBe('$40.00')
  })
})

describe('buying', () => {
  const ownHoops = {
    ...ownDress,
    id: 'hoops',
    productId: 'hoops',
    title: 'Shell hoops',
    detail: null,
    quantity: 2,
  }
  const sized = {
    id: 'hoops',
    price: 6_400,
    inventoryQuantity: 9,
    slug: 'shell-hoops',
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { id: 's', values: ['S'], price: 6_400, inventoryQuantity: 0 },
      { id: 'm', values: ['M'], price: 7_000, inventoryQuantity: 9 },
    ],
  }

  test('a line of a product with options asks for its size', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([ownHoops]))
    renderCart([sized])
    expect(screen.getByRole('link', { name: 'Shell hoops' }).getAttribute('href')).toBe('/shop/shell-hoops')
    expect(amount('Subtotal')).toBe('$0.00')
    expect(screen.getByText('Not in the total until it is chosen.')).toBeTruthy()
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choose Size of Shell hoops' })
    expect([...choice.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Choose Size', false],
      ['S, sold out', true],
      ['M', false],
    ])
    await user.selectOptions(choice, 'm')
    expect(stored()).toEqual([{ ...ownHoops, id: 'hoops:m', variantId: 'm', detail: 'Size M', price: 7_000 }])
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(amount('Subtotal')).toBe('$140.00')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Shell hoops' })),
    )
  })

  test('leads to the checkout of an open shop; a closed one says that it opens later', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([ownDress]))
    const { router, unmount } = renderCart([], [], true, true)
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    expect(router.push).toHaveBeenCalledWith('/checkout')
    unmount()
    const closed = renderCart([], [])
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    expect(closed.router.push).not.toHaveBeenCalled()
    await expectToast('Checkout opens with the shop', 'Your cart stays in this browser until then.')
  })
})
