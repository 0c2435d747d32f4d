import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Quote, QuoteLine } from '@/contracts/orders/checkout'
import type { CartItem } from '../../cart/cart'
import { CART_KEY } from '../../cart/cartCount'
import { keepCheckout, pendingOrder } from '../../cart/checkoutStore'
import { answerCalls } from '../../testing/answerCalls'
import { buildCartItem } from '../../testing/buildCartItem'
import { quotePart } from '../../testing/quotePart'
import { renderScreen } from '../../testing/renderScreen'
import { CheckoutScreen } from './CheckoutScreen'

const user = userEvent.setup()
const dress = buildCartItem()
const hoops = buildCartItem({
  id: 'hoops',
  productId: 'hoops',
  title: 'Shell hoops',
  price: 6_400,
  quantity: 3,
})

function lineOf(
  { productId, title, price, quantity }: CartItem,
  changes: Partial<QuoteLine> = {},
): QuoteLine {
  return {
    productId,
    variantId: null,
    slug: productId,
    title,
    detail: null,
    image: null,
    price,
    quantity,
    available: 9,
    problem: null,
    keptUntil: null,
    availableFrom: null,
    optionNames: [],
    choices: [],
    ...changes,
  }
}

function quoteOf(lines: QuoteLine[], changes: Partial<Quote> = {}): Quote {
  return {
    isOpen: true,
    lines,
    currency: 'USD',
    subtotal: 14_800,
    discount: 0,
    shipping: 500,
    tax: 1_184,
    total: 16_484,
    parts: [],
    payments: [
      { id: 'test', label: 'Test payment', text: 'No money moves.' },
      { id: 'manual', label: 'Bank transfer', text: 'The account comes with the order.' },
    ],
    deliveries: ['ship', 'pickup'],
    pickupText: 'The studio.',
    countries: ['US', 'DE'],
    merchantName: 'Isla Verano',
    takesCodes: false,
    discountCode: null,
    discountProblem: null,
    ...changes,
  }
}

const QUOTE = 'POST /api/checkout/quote'
const PLACE = 'POST /api/checkout/orders'
const placed = {
  status: 201,
  body: { number: '7KQ2-M9XA', orderUrl: '#the-order', payUrl: '#the-payment', status: 'placed' },
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
})

function checkOut(cart: CartItem[], quote: Quote, answers: Parameters<typeof answerCalls>[0] = {}) {
  localStorage.setItem(CART_KEY, JSON.stringify(cart))
  const made = answerCalls({ [QUOTE]: () => ({ body: quote }), ...answers })
  const { unmount } = renderScreen(
    <CheckoutScreen
      emptyText="Nothing in it, nothing to pay."
      deliveryText="One price, however many pieces."
    />,
  )
  return { made, unmount }
}

async function fillIn() {
  await user.type(await screen.findByLabelText('Email'), 'carmen@ocasio.studio')
  await user.type(screen.getByLabelText('Name'), 'Carmen Ocasio')
  await user.type(screen.getByLabelText('Street and number'), '1420 Collins Avenue')
  await user.type(screen.getByLabelText('City'), 'Miami Beach')
  await user.type(screen.getByLabelText('Postal code'), '33139')
}
const badge = () => document.documentElement.style.getPropertyValue('--cart-pieces')
const place = () => user.click(screen.getByRole('button', { name: /^Place order/ }))
const bodies = (made: { call: string; body: unknown }[]) =>
  made.filter(({ call }) => call === PLACE).map(({ body }) => body as { attempt: string; lines: unknown[] })

test('the sum on top of a phone counts the pieces, and the sellers where there are several', async () => {
  const lines = [lineOf(dress), lineOf(hoops)]
  const parts = [quotePart, { ...quotePart, sellerId: 'sol', name: 'Sol Marín', lines: [1] }]
  const { unmount } = checkOut([dress, hoops], quoteOf(lines, { parts }))
  expect(await screen.findByText(/^4 pieces, 2 sellers/, { selector: 'summary' })).toBeTruthy()
  unmount()
  checkOut([dress, hoops], quoteOf(lines, { parts: [{ ...quotePart, lines: [0, 1] }] }))
  expect((await screen.findByText(/^4 pieces/, { selector: 'summary' })).textContent).toBe('4 pieces$164.84')
})

describe('why there is no checkout', () => {
  test('an empty cart, for which nothing is asked', async () => {
    const { made } = checkOut([], quoteOf([]))
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(made).toEqual([])
  })

  test.each([
    ['a closed shop', { isOpen: false }],
    ['a shop that cannot be paid', { payments: [] }],
    ['a shop that delivers nowhere', { deliveries: [] }],
  ])('%s', async (_, changes) => {
    checkOut([dress], quoteOf([lineOf(dress)], changes))
    expect(await screen.findByRole('heading', { name: 'Checkout opens with the shop' })).toBeTruthy()
  })

  test('nothing but samples, for which nothing is asked', async () => {
    const { made } = checkOut([{ ...dress, isSample: true }], quoteOf([lineOf(dress)]))
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(made).toEqual([])
  })

  test('no answer, which can be asked for again', async () => {
    let isDown = true
    checkOut([dress], quoteOf([]), {
      [QUOTE]: () => (isDown ? { status: 503, body: {} } : { body: quoteOf([lineOf(dress)]) }),
    })
    expect(await screen.findByText('The shop does not answer. Your cart is kept.')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Place order · $164.84' })).toBeTruthy()
  })
})

describe('placing an order', () => {
  test('sends what was typed and the total that was seen, and leads to the payment', async () => {
    const { made } = checkOut([dress], quoteOf([lineOf(dress)]), { [PLACE]: () => placed })
    await fillIn()
    await place()
    await waitFor(() => expect(window.location.hash).toBe('#the-payment'))
    const [body] = bodies(made)
    expect(body).toMatchObject({
      lines: [{ productId: 'dress', variantId: null, quantity: 1 }],
      currency: 'USD',
      expectedTotal: 16_484,
      email: 'carmen@ocasio.studio',
      delivery: 'ship',
      payment: 'test',
      address: { line1: '1420 Collins Avenue', city: 'Miami Beach', postalCode: '33139', country: 'US' },
    })
    // The buyer pays on another page and may come back, so the cart stays until then.
    expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '')).toHaveLength(1)
  })

  test('is one attempt however often it fails, and a new one for other contents', async () => {
    const answers = [
      { status: 503, body: {} },
      { status: 409, body: { message: 'This was sent before with other contents.', error: '' } },
      placed,
    ]
    const { made } = checkOut([dress], quoteOf([lineOf(dress)]), { [PLACE]: () => answers.shift() ?? placed })
    await fillIn()
    await place()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The order was not placed. Nothing is lost: please try again.',
    )
    await place()
    await waitFor(() => expect(window.location.hash).toBe('#the-payment'))
    const [first, second, third] = bodies(made).map(({ attempt }) => attempt)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is one attempt where the browser stores nothing', async () => {
    const answers = [{ status: 503, body: {} }, placed]
    const { made } = checkOut([dress], quoteOf([lineOf(dress)]), { [PLACE]: () => answers.shift() ?? placed })
    await fillIn()
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await place()
    await screen.findByRole('alert')
    full.mockRestore()
    await place()
    await waitFor(() => expect(window.location.hash).toBe('#the-payment'))
    const [first, second] = bodies(made).map(({ attempt }) => attempt)
    expect(second).toBe(first)
  })

  test('paid outside the site empties the cart and shows the order', async () => {
    checkOut([dress], quoteOf([lineOf(dress)]), {
      [PLACE]: () => ({ ...placed, body: { ...placed.body, payUrl: null } }),
    })
    await fillIn()
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    await place()
    await waitFor(() => expect(window.location.hash).toBe('#the-order'))
    expect(localStorage.getItem(CART_KEY)).toBe('[]')
  })

  test('a reload keeps how it is delivered and paid, and the address that is not asked for now', async () => {
    const { unmount } = checkOut([dress], quoteOf([lineOf(dress)]))
    await fillIn()
    await user.click(screen.getByRole('radio', { name: /^Pick it up/ }))
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    unmount()
    const { made } = checkOut([dress], quoteOf([lineOf(dress)]), { [PLACE]: () => placed })
    const isChosen = async (name: RegExp) =>
      (await screen.findByRole<HTMLInputElement>('radio', { name })).checked
    expect([await isChosen(/^Pick it up/), await isChosen(/^Bank transfer/)]).toEqual([true, true])
    await user.click(screen.getByRole('radio', { name: /^Ship it/ }))
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Miami Beach')
    await place()
    await waitFor(() => expect(bodies(made)[0]).toMatchObject({ delivery: 'ship', payment: 'manual' }))
  })

  test('a reload keeps how each seller’s part is delivered', async () => {
    const parts = [
      { ...quotePart, deliveries: ['ship' as const, 'pickup' as const] },
      { ...quotePart, sellerId: 'sol', name: 'Sol Marín', lines: [1] },
    ]
    const quote = quoteOf([lineOf(dress), lineOf(hoops)], { parts })
    const { unmount } = checkOut([dress, hoops], quote)
    await user.click(await screen.findByRole('radio', { name: /^Pick it up/ }))
    unmount()
    const { made } = checkOut([dress, hoops], quote)
    await screen.findByLabelText('Email')
    expect(made[0]?.body).toMatchObject({ deliveries: [{ sellerId: 'isla', delivery: 'pickup' }] })
  })

  test('a pickup asks for no address', async () => {
    const { made } = checkOut([dress], quoteOf([lineOf(dress)]), { [PLACE]: () => placed })
    await user.click(await screen.findByRole('radio', { name: /^Pick it up/ }))
    expect(screen.queryByLabelText('City')).toBeNull()
    await user.type(screen.getByLabelText('Email'), 'carmen@ocasio.studio')
    await user.type(screen.getByLabelText('Name'), 'Carmen Ocasio')
    await place()
    await waitFor(() => expect(bodies(made)[0]).toMatchObject({ delivery: 'pickup', address: null }))
  })

  test('downloads alone ask for no address, and name no shipping', async () => {
    const downloads = { deliveries: ['download' as const], shipping: 0, total: 15_984 }
    const { made } = checkOut([dress], quoteOf([lineOf(dress)], downloads), { [PLACE]: () => placed })
    expect(
      await screen.findByText(/^The receipt, the way to your files and news of the order go to this mail/),
    ).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Address' })).toBeNull()
    expect(screen.queryByText('Shipping')).toBeNull()
    await user.type(screen.getByLabelText('Email'), 'carmen@ocasio.studio')
    await user.type(screen.getByLabelText('Name'), 'Carmen Ocasio')
    await place()
    await waitFor(() => expect(bodies(made)[0]).toMatchObject({ delivery: 'download', address: null }))
  })

  test('a shop that ships nothing offers the pickup alone', async () => {
    const { made } = checkOut([dress], quoteOf([lineOf(dress)], { deliveries: ['pickup'] }))
    expect(await screen.findByRole('radio', { name: /^Pick it up/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /^Ship it/ })).toBeNull()
    await waitFor(() => expect(made.at(-1)?.body).toMatchObject({ delivery: 'pickup' }))
  })

  test('asks for a postal code only where there are any', async () => {
    const { made } = checkOut([dress], quoteOf([lineOf(dress)], { countries: ['US', 'AE', 'VN'] }), {
      [PLACE]: () => placed,
    })
    await fillIn()
    await user.clear(screen.getByLabelText('Postal code'))
    await place()
    expect(screen.getByRole('button', { name: 'Postal code: Please enter the postal code.' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Country'), 'VN')
    expect(screen.getByLabelText('Postal code optional')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Country'), 'AE')
    expect(screen.queryByLabelText(/Postal code/)).toBeNull()
    await place()
    await waitFor(() => expect(bodies(made)[0]).toMatchObject({ address: { country: 'AE', postalCode: '' } }))
  })

  test('names what is missing, and leads to it', async () => {
    const { made } = checkOut([dress], quoteOf([lineOf(dress)]))
    await screen.findByLabelText('Email')
    await place()
    const note = screen.getByRole('alert')
    expect(within(note).getByText('Five things, then it is yours.')).toBeTruthy()
    expect(document.activeElement).toBe(note)
    await user.click(within(note).getByRole('button', { name: 'City: Please enter the city.' }))
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
    expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true')
    expect(bodies(made)).toEqual([])
  })

  test('keeps what was typed for a reload', async () => {
    checkOut([dress], quoteOf([lineOf(dress)]))
    await user.type(await screen.findByLabelText('Name'), 'Carmen')
    const { unmount } = renderScreen(
      <CheckoutScreen
        emptyText="Nothing in it, nothing to pay."
        deliveryText="One price, however many pieces."
      />,
    )
    await waitFor(() => expect(screen.getAllByLabelText<HTMLInputElement>('Name')[1]?.value).toBe('Carmen'))
    unmount()
  })
})

describe('an order placed here before', () => {
  const orderUrl = '/order/TEST-7KQ2-M9XA/k'
  const CHECK = 'POST /api/order/TEST-7KQ2-M9XA/k/check'
  const lines = [{ productId: 'dress', variantId: null, quantity: 1 }]
  const keep = () => keepCheckout({ attempt: 'a', number: 'TEST-7KQ2-M9XA', orderUrl, lines, userId: null })

  test.each([
    ['paid', 'is paid. Its pieces are not in your cart any more.', ['hoops']],
    ['refunded', 'was paid and refunded. Its pieces are not in your cart any more.', ['hoops']],
    ['placed', 'was placed already, and is not paid yet.', ['dress', 'hoops']],
    [
      'cancelled',
      'was cancelled. Nothing was charged, and its pieces are still in your cart.',
      ['dress', 'hoops'],
    ],
  ] as const)('that is %s meanwhile: says so, and sells nothing twice', async (status, words, left) => {
    keep()
    const { made } = checkOut([dress, hoops], quoteOf([lineOf(dress), lineOf(hoops)]), {
      [CHECK]: () => ({ body: { status } }),
    })
    expect((await screen.findByText(/^Your order TEST/)).textContent).toBe(
      `Your order TEST-7KQ2-M9XA ${words} See it`,
    )
    expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe(orderUrl)
    const cart = JSON.parse(localStorage.getItem(CART_KEY) ?? '') as CartItem[]
    expect(cart.map(({ id }) => id)).toEqual(left)
    expect(pendingOrder() === null).toBe(status !== 'placed')
    await waitFor(() =>
      expect(made.findLast(({ call }) => call === QUOTE)?.body).toMatchObject({
        lines: left.map((productId) => ({ productId })),
      }),
    )
  })

  test('that was all of the cart: the empty cart says what became of it', async () => {
    keep()
    checkOut([dress], quoteOf([lineOf(dress)]), { [CHECK]: () => ({ body: { status: 'paid' } }) })
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(screen.getByText(/is paid/)).toBeTruthy()
  })

  test('is offered although the shop does not answer, and for seven days', async () => {
    keep()
    checkOut([dress], quoteOf([lineOf(dress)]), { [CHECK]: () => ({ status: 503, body: {} }) })
    expect(await screen.findByText(/was placed already\.$/)).toBeTruthy()
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 60 * 60 * 1000)
    expect(pendingOrder()).toBeNull()
    now.mockRestore()
  })
})

describe('a discount code', () => {
  const applied = { takesCodes: true, discountCode: 'VERANO10', discount: 1_480, total: 14_886 }
  const problem = 'This code has ended.'
  const answer = (body: unknown) => {
    const { discountCode } = body as { discountCode: string | null }
    if (discountCode === null) return { body: quoteOf([lineOf(dress)], { takesCodes: true }) }
    const isKnown = discountCode === 'verano10'
    const found = isKnown ? applied : { takesCodes: true, discountProblem: problem }
    return { body: quoteOf([lineOf(dress)], found) }
  }

  test('is applied by Enter, says what it saves, is sent with the order, and taken away again', async () => {
    const { made } = checkOut([dress], quoteOf([]), { [QUOTE]: answer, [PLACE]: () => placed })
    await user.type(await screen.findByLabelText('Discount code optional'), 'verano10{Enter}')
    expect((await screen.findByText(/saves you/)).textContent).toBe('VERANO10 saves you $14.80.')
    const remove = screen.getByRole('button', { name: 'Remove the code VERANO10' })
    expect(document.activeElement).toBe(remove)
    expect(screen.getByText('Discount').nextSibling?.textContent).toBe('-$14.80')
    expect(bodies(made)).toEqual([])
    await fillIn()
    await place()
    await waitFor(() => expect(bodies(made)[0]).toMatchObject({ discountCode: 'VERANO10' }))
    await user.click(remove)
    expect(document.activeElement).toBe(await screen.findByLabelText('Discount code optional'))
    expect(screen.queryByText('Discount')).toBeNull()
  })

  test('that does not count says why at its field, and is not forgotten in silence', async () => {
    const { made } = checkOut([dress], quoteOf([]), { [QUOTE]: answer })
    await fillIn()
    const field = screen.getByLabelText('Discount code optional')
    await user.type(field, 'WINTER')
    await place()
    const note = screen.getByRole('alert')
    expect(within(note).getByText('Discount code: Press Apply, or empty this field.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText(problem)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(bodies(made)).toEqual([])
  })

  test('has no field where the shop has no codes', async () => {
    checkOut([dress], quoteOf([lineOf(dress)]))
    await screen.findByLabelText('Email')
    expect(screen.queryByLabelText('Discount code optional')).toBeNull()
  })
})

describe('what has changed since it was put into the cart', () => {
  test('fewer pieces: the line says so, and takes what is left', async () => {
    const quote = quoteOf([lineOf(hoops, { problem: 'fewer', available: 2, quantity: 2 })])
    const { made } = checkOut([hoops], quote)
    const take = await screen.findByRole('button', { name: 'Take 2' })
    // Badge, line and sums say the same number before anything is pressed.
    await waitFor(() => expect(badge()).toBe('"2"'))
    expect(screen.getByText('2 × $64.00')).toBeTruthy()
    expect(screen.getByText('2 pieces')).toBeTruthy()
    await user.click(take)
    expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '')).toMatchObject([{ quantity: 2 }])
    await waitFor(() => expect(made.at(-1)?.body).toMatchObject({ lines: [{ quantity: 2 }] }))
  })

  test('gone: nothing is sent before the line is removed', async () => {
    const { made } = checkOut(
      [dress, hoops],
      quoteOf([lineOf(dress), lineOf(hoops, { problem: 'gone', quantity: 0, available: null })]),
    )
    await fillIn()
    await place()
    expect(screen.getByRole('button', { name: 'Shell hoops: No longer for sale' })).toBeTruthy()
    expect(bodies(made)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove Shell hoops' }))
    expect(screen.queryByText('Shell hoops')).toBeNull()
  })

  test('a price: old and new are named', async () => {
    checkOut([dress], quoteOf([lineOf(dress, { price: 15_800 })]))
    expect(await screen.findByText('Now $158.00, was $148.00 in your cart')).toBeTruthy()
  })

  test('an open size is chosen here', async () => {
    const choices = [
      { variantId: 's', values: ['S'], price: 14_800, available: 0 },
      { variantId: 'm', values: ['M'], price: 14_800, available: 2 },
    ]
    const open = { problem: 'choose' as const, quantity: 0, optionNames: ['Size'] }
    // The quote lists the sizes once, in the first line.
    const former = { ...dress, id: 'dress:xl', detail: 'Size XL' }
    checkOut([former, dress], quoteOf([lineOf(former, { ...open, choices }), lineOf(dress, open)]))
    const name = 'Choose Size of Marea slip dress'
    const [, second] = await screen.findAllByRole('combobox', { name })
    await user.selectOptions(second ?? document.body, 'm')
    expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '')).toMatchObject([
      { detail: 'Size XL' },
      { variantId: 'm', detail: 'Size M' },
    ])
  })

  test('what the server refuses stands at its line', async () => {
    checkOut([dress, hoops], quoteOf([lineOf(dress), lineOf(hoops)]), {
      [PLACE]: () => ({
        status: 409,
        body: { message: 'Only 2 left!', error: '', errors: { 'lines.1': 'Only 2 left!' } },
      }),
    })
    await fillIn()
    await place()
    expect(await screen.findByRole('button', { name: 'Shell hoops: Only 2 left!' })).toBeTruthy()
  })
})
