import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { CART_KEY } from '../../cart/cartCount'
import { keepCheckout } from '../../cart/checkoutStore'
import { answerCalls } from '../../testing/answerCalls'
import { askedReturn } from '../../testing/deskData'
import { buildCartItem } from '../../testing/buildCartItem'
import { renderScreen } from '../../testing/renderScreen'
import { buildOrder, buildPart, orderLine } from './buildOrder'
import { OrderScreen } from './OrderScreen'

const user = userEvent.setup()
const link = { number: 'test-7kq2-m9xa', key: 'k' }
const CALL = 'POST /api/order/test-7kq2-m9xa/k'
const waiting = {
  status: 'placed',
  fulfilment: 'none',
  paidAt: null,
  canPay: true,
  canCancel: true,
  holdUntil: '2026-11-22T10:20:00.000Z',
} as const

const dress = buildCartItem()
const hat = buildCartItem({ id: 'hat', productId: 'hat' })
const ORDERED = { ...orderLine, productId: dress.productId, detail: dress.detail }
const cart = () => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null') as unknown

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
})

function show(changes: Partial<OrderPage>, answers: Parameters<typeof answerCalls>[0] = {}) {
  localStorage.setItem(CART_KEY, JSON.stringify([hat, { ...dress, quantity: 3 }]))
  const lines = [{ productId: 'dress', variantId: null, quantity: 2 }]
  keepCheckout({ attempt: 'a', number: 'TEST-7KQ2-M9XA', orderUrl: '/order/x', lines, userId: null })
  const made = answerCalls(answers)
  renderScreen(
    <main>
      <OrderScreen
        rendered={buildOrder(changes)}
        link={link}
        renderedAt={Date.parse('2026-11-22T09:57:00Z')}
      />
    </main>,
  )
  return made
}

describe('an order that waits for its payment', () => {
  test('says how long it is held, and leads to the payment', async () => {
    show(waiting, { [`${CALL}/pay`]: () => ({ body: { payUrl: '#pay' } }) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Held for 23 minutes')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('23 minutes left')
    await user.click(screen.getByRole('button', { name: 'Pay now · $164.84' }))
    await waitFor(() => expect(window.location.hash).toBe('#pay'))
    expect(cart()).toEqual([hat, { ...dress, quantity: 3 }])
  })

  test('says why it cannot be paid', async () => {
    const body = { message: 'It is paid already.', error: '' }
    show(waiting, { [`${CALL}/pay`]: () => ({ status: 409, body }) })
    await user.click(screen.getByRole('button', { name: /^Pay now/ }))
    expect(await screen.findByText('It is paid already.')).toBeTruthy()
  })

  test('is cancelled after a question only', async () => {
    const cancelled = buildOrder({
      ...waiting,
      status: 'cancelled',
      cancelReason: 'buyer',
      canPay: false,
      canCancel: false,
    })
    const made = show(waiting, { [`${CALL}/cancel`]: () => ({ body: cancelled }) })
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(made).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }))
    await user.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }))
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cancelled, nothing charged')
    expect(screen.getByText(/^You cancelled it/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart')
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(JSON.parse(localStorage.getItem('checkout') ?? '')).toMatchObject({ number: null })
  })

  test('asks the provider by itself', async () => {
    const made = show(waiting, { [`${CALL}/check`]: () => ({ body: buildOrder() }) })
    expect(
      await screen.findByRole('heading', { name: 'Paid, being packed' }, { timeout: 5_000 }),
    ).toBeTruthy()
    expect(made.map(({ call }) => call)).toEqual([`${CALL}/check`])
    expect(cart()).toEqual([hat, dress])
  })
})

describe('an order', () => {
  test('that is paid takes its pieces out of the cart, and no others', () => {
    show({})
    expect(cart()).toEqual([hat, dress])
    expect(localStorage.getItem('checkout')).toBeNull()
  })

  test('of another checkout leaves the cart alone', () => {
    show({ number: 'TEST-AAAA-BBBB' })
    expect(cart()).toEqual([hat, { ...dress, quantity: 3 }])
  })

  test('paid on another device, its pieces leave the cart of this one on a press', async () => {
    show({ number: 'TEST-ANOT-HER1', paidAt: '2026-11-22T09:41:00.000Z', lines: [ORDERED] })
    expect(await screen.findByText(/^Paid, but still in the cart on this device: /)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take it out' }))
    expect(cart()).toEqual([hat, { ...dress, quantity: 2 }])
  })

  test('shows what left with its tracking, and what is being packed', () => {
    const [line] = buildOrder().lines
    const lines = line ? [{ ...line, quantity: 2, shippedQuantity: 1 }] : []
    const shipment = {
      id: 's',
      at: '2026-11-23T15:05:00.000Z',
      carrier: 'USPS',
      trackingNumber: '9400',
      trackingUrl: 'https://example.com/9400',
      correctedAt: '2026-11-24T15:05:00.000Z',
      lines: [{ lineId: 'line-1', quantity: 1 }],
    }
    show({ lines, shipments: [shipment], fulfilment: 'partly_shipped' })
    expect(screen.getByRole('region', { name: 'First parcel' }).textContent).toContain('USPS 9400')
    expect(screen.getByRole('link', { name: 'Track it' }).getAttribute('href')).toBe(
      'https://example.com/9400',
    )
    expect(screen.getByText(/^Corrected/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Second parcel' }).textContent).toContain('Being packed.')
  })

  test('shows what was ordered ahead, with its day', () => {
    const [line] = buildOrder().lines
    show({ lines: line ? [{ ...line, availableFrom: '2099-03-01' }] : [] })
    expect(screen.getByRole('region', { name: 'Ordered ahead' }).textContent).toContain(
      'Marea slip dress. Available from Mar 1, 2099.',
    )
    expect(screen.queryByText(/parcel/i)).toBeNull()
  })

  test('says where it is picked up until it is', () => {
    const pickup = { delivery: 'pickup', address: null, pickupText: 'Studio, Tue to Sat.' } as const
    show(pickup)
    expect(screen.getByText(/^The shop hands it over; where and when is below\./)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Where to pick it up' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'To pick up' }).textContent).toContain('Marea slip dress')
    cleanup()
    show({ ...pickup, fulfilment: 'shipped', lines: [{ ...orderLine, shippedQuantity: 1 }] })
    expect(screen.queryByText(/Where to pick it up|Tue to Sat/)).toBeNull()
  })

  test('of downloads gives its files, counts them, and says when they are used up', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    const file = { fileId: 'f1', lineId: 'line-1', name: 'Presets.zip', bytes: 12_400_000, left: 2 }
    const usedUp = 'It was downloaded as often as it may be. Write to the shop if you need it again.'
    let times = 0
    const returnsText = 'Send it back unworn.'
    const order = { delivery: 'download', fulfilment: 'none', address: null, returnsText } as const
    show(
      { ...order, downloads: [file, { ...file, fileId: 'f2', name: 'Bonus.zip', bytes: 3e6, left: 0 }] },
      {
        [`${CALL}/files/f1`]: () =>
          times++ === 0 ? { body: 'bytes' } : { status: 409, body: { message: usedUp, error: '' } },
      },
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Paid, ready to download')
    expect(screen.getByRole('region', { name: 'Your files' }).textContent).toContain('12 MB, 2 times more')
    expect(screen.queryByText(/parcel|shipped|unworn/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Download Presets, ZIP' }))
    expect(await screen.findByText('12 MB, once more')).toBeTruthy()
    expect(screen.getByText('3 MB, not any more: write to the shop if you need it again')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download Bonus, ZIP' })).toBeNull()
    expect(saved).toEqual(['Presets.zip'])
    await user.click(screen.getByRole('button', { name: 'Download Presets, ZIP' }))
    expect(await screen.findByText(usedUp)).toBeTruthy()
    expect(screen.getByText('12 MB, once more')).toBeTruthy()
  })

  test('is a receipt that adds up', () => {
    show({ refunded: 500 })
    const receipt = screen.getByRole('complementary', { name: 'Receipt' })
    expect(receipt.textContent).toContain('Subtotal$148.00Shipping$5.00Tax, 8%$11.84Paid$164.84Refunded$5.00')
    expect(receipt.textContent).toContain('Miami Beach, Florida 33139United States')
    expect(receipt.textContent).toContain('Test order – no money moved')
  })
})

describe('returning', () => {
  const returnable = [
    { lineId: 'line-1', quantity: 2, until: '2026-12-22T09:00:00.000Z', amounts: [15_984, 31_968] },
  ]
  const asked = { ...askedReturn, lineId: 'line-1', reason: 'damaged', note: 'A tear.' } as const

  test('asks for pieces with a reason, keeps what was typed after a failure, and shows what was asked', async () => {
    const answers = [
      { status: 409, body: { message: 'The time to return it is over.', error: '' } },
      { status: 201, body: buildOrder({ returns: [asked] }) },
    ]
    const made = show(
      { returnable },
      { [`${CALL}/returns`]: () => answers.shift() ?? { status: 500, body: {} } },
    )
    await user.click(screen.getByRole('button', { name: 'Return something' }))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Return something' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Send back' }))
    const pieces = dialog.getByRole<HTMLInputElement>('textbox', {
      name: 'Quantity of Marea slip dress, Size M',
    })
    expect(document.activeElement).toBe(pieces)
    await user.click(dialog.getByRole('button', { name: 'Ask to return' }))
    expect(dialog.getByText('Choose what you want to send back.')).toBeTruthy()
    const less = dialog.getByRole<HTMLButtonElement>('button', { name: /^One less Marea/ })
    expect(less.disabled).toBe(true)
    for (const _ of ['one', 'two']) await user.click(dialog.getByRole('button', { name: /^One more Marea/ }))
    expect(dialog.getByText(/Back to you: \$319\.68\.$/)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^One more Marea/ }).disabled).toBe(true)
    await user.click(less)
    expect(dialog.getByText(/Back to you: \$159\.84\.$/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Ask to return' }))
    expect(dialog.getByText('Please say why.')).toBeTruthy()
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'It is damaged' }))
    await user.type(screen.getByLabelText('Tell the shop more optional'), 'A tear.')
    await user.click(screen.getByRole('button', { name: 'Ask to return' }))
    expect(await screen.findByText('The time to return it is over.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ask to return' }))
    const list = await screen.findByRole('list', { name: 'What you asked to return' })
    expect(list.textContent).toContain('1 × Marea slip dressIt is damaged')
    expect(list.textContent).toContain('Isla Verano answers by mail, by Nov 29.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Returns' })))
    const [first, second] = made.map(({ body }) => body)
    expect(first).toMatchObject({
      lines: [{ lineId: 'line-1', quantity: 1 }],
      reason: 'damaged',
      note: 'A tear.',
    })
    expect(second).toEqual(first)
  })

  test('keeps what was typed over a reload, until it is sent or given up', async () => {
    const open = () => user.click(screen.getByRole('button', { name: 'Return something' }))
    show({ returnable })
    await open()
    await user.click(screen.getByRole('button', { name: /^One more Marea/ }))
    await user.click(screen.getByRole('radio', { name: 'It is damaged' }))
    await user.type(screen.getByLabelText('Tell the shop more optional'), 'A tear.')
    cleanup()
    show({ returnable })
    await open()
    const typed = () => [
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity of Marea/ }).value,
      screen.getByRole<HTMLInputElement>('radio', { name: 'It is damaged' }).checked,
      screen.getByLabelText<HTMLTextAreaElement>('Tell the shop more optional').value,
    ]
    expect(typed()).toEqual(['1', true, 'A tear.'])
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    await open()
    expect(typed()).toEqual(['0', false, ''])
  })

  test('says each seller’s last day where they differ, and in the dialog each piece’s', async () => {
    const parts = [buildPart(), buildPart({ name: 'Sol', lineIds: ['line-2'] })]
    const lines = [orderLine, { ...orderLine, id: 'line-2', title: 'Raffia tote' }]
    const of = (lineId: string, until: string) => ({ lineId, quantity: 1, until, amounts: [100] })
    const apart = [of('line-1', '2026-12-22T09:00:00.000Z'), of('line-2', '2026-12-08T09:00:00.000Z')]
    show({ parts, lines, returnable: apart })
    const region = screen.getByRole('region', { name: 'Returns' })
    expect(region.textContent).toMatch(/Sol until Dec 8,.*, Isla until Dec 22,/)
    await user.click(screen.getByRole('button', { name: 'Return something' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Send back' }))
    expect(dialog.getByText(/until Dec 8$/)).toBeTruthy()
    expect(dialog.getByText(/until Dec 22$/)).toBeTruthy()
  })

  test('leaves the keyboard of a touch screen closed', async () => {
    const before = window.matchMedia
    window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList
    try {
      show({ returnable })
      await user.click(screen.getByRole('button', { name: 'Return something' }))
      expect(screen.getByRole('dialog', { name: 'Send back' })).toBeTruthy()
      expect(document.activeElement?.tagName).not.toBe('INPUT')
    } finally {
      window.matchMedia = before
    }
  })

  test('chooses no number for the buyer where there are several pieces', async () => {
    show({ returnable: returnable.map((each) => ({ ...each, quantity: 2 })) })
    await user.click(screen.getByRole('button', { name: 'Return something' }))
    const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity of Marea slip dress/ })
    expect(pieces.value).toBe('0')
    await user.type(pieces, '7')
    expect(pieces.value).toBe('2')
    await user.clear(pieces)
    expect(pieces.value).toBe('0')
  })

  test('names each seller’s own rule where there are several', () => {
    const sol = buildPart({ name: 'Sol', lineIds: ['line-2'], returns: '14 days, you pay the postage.' })
    const files = buildPart({ name: 'Ana', lineIds: ['line-3'], delivery: 'download', returns: 'None.' })
    show({ returnsText: 'Unworn, please.', parts: [buildPart(), sol, files] })
    const rules = screen.getByRole('region', { name: 'Returns' }).textContent
    expect(rules).toBe('ReturnsIsla: Unworn, please.Sol: 14 days, you pay the postage.')
  })

  test('says how the number of an open request is changed', () => {
    const lines = [{ ...orderLine, quantity: 2, shippedQuantity: 2 }]
    show({ returns: [asked], lines })
    expect(screen.getByRole('list', { name: 'What you asked to return' }).textContent).toContain(
      '1 of 2 asked for. To change the number, withdraw it and ask again.',
    )
  })

  test('says before the last withdrawal that it is the last, and after it that it cannot be asked for', async () => {
    const withdrawn = (times: number) =>
      Array.from({ length: times }, (_, index) => ({
        ...asked,
        id: `w${index}`,
        state: 'withdrawn' as const,
      }))
    show({ returns: [asked] })
    expect(screen.getByText('You can withdraw it and ask again, up to three times.')).toBeTruthy()
    cleanup()
    show({ returns: [...withdrawn(2), asked] })
    expect(screen.getByText(/^You have withdrawn it twice\. Withdraw it again, and/)).toBeTruthy()
    cleanup()
    show({ returns: withdrawn(2), returnable: returnable.map((each) => ({ ...each, quantity: 1 })) })
    await user.click(screen.getByRole('button', { name: 'Return something' }))
    expect(screen.getByText(/^You have withdrawn this twice\./)).toBeTruthy()
    cleanup()
    show({ returns: withdrawn(3) })
    expect(screen.getAllByText(/it cannot be asked for again\. Please write to the shop\.$/)).toHaveLength(1)
  })

  test('withdraws what the shop has not answered', async () => {
    const made = show(
      { returns: [asked] },
      {
        [`${CALL}/withdraw-return`]: () => ({
          body: buildOrder({ returns: [{ ...asked, state: 'withdrawn' }], returnable }),
        }),
      },
    )
    await user.click(screen.getByRole('button', { name: 'Withdraw it' }))
    expect(await screen.findByText('You have withdrawn it.')).toBeTruthy()
    expect(made.at(-1)?.body).toEqual({ returnId: asked.id })
    expect(screen.queryByRole('button', { name: 'Withdraw it' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Return something' })).toBeTruthy()
  })

  test('says how an approved return was sent, once its number has the shape of its carrier’s', async () => {
    const approved = {
      ...asked,
      state: 'approved',
      decidedAt: '2026-11-25T10:00:00.000Z',
      sendUntil: '2026-12-09T10:00:00.000Z',
      address: '1 Beach Road, Miami',
    } as const
    const sent = {
      ...approved,
      state: 'sent',
      sentAt: '2026-11-26T10:00:00.000Z',
      carrier: 'USPS',
      trackingNumber: '9405503699300461220718',
      trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405503699300461220718',
    } as const
    const made = show(
      { returns: [approved] },
      { [`${CALL}/send-return`]: () => ({ body: buildOrder({ returns: [sent] }) }) },
    )
    expect(screen.getByText('7KQ2-M9XA-R1')).toBeTruthy()
    const number = screen.getByLabelText('Tracking number')
    await user.type(number, '1Z')
    await user.click(screen.getByRole('button', { name: 'I have sent it' }))
    expect(screen.getByText('Choose the carrier.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Carrier'), 'USPS')
    await user.click(screen.getByRole('button', { name: 'I have sent it' }))
    expect(screen.getByText('USPS numbers are 20 to 22 digits, or like EA123456789US.')).toBeTruthy()
    await user.clear(number)
    await user.type(number, '9405 5036 9930 0461 2207 18')
    await user.click(screen.getByRole('button', { name: 'I have sent it' }))
    const link = await screen.findByRole('link', { name: 'USPS 9405503699300461220718' })
    expect(link.getAttribute('href')).toBe(sent.trackingUrl)
    expect(made).toHaveLength(1)
    expect(made[0]?.body).toMatchObject({ returnId: 'r1', carrier: 'USPS' })
    expect(screen.queryByRole('button', { name: 'Withdraw it' })).toBeNull()
  })

  test('shows the shop’s answer, and offers nothing where there is nothing to return', () => {
    show({ returns: [{ ...asked, state: 'declined', word: 'Worn.' }] })
    expect(screen.getByText('Declined. “Worn.”')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Return something' })).toBeNull()
  })
})

const ADDRESS = {
  line1: '1420 Collins Avenue',
  line2: null,
  city: 'Miami Beach',
  region: 'Florida',
  postalCode: '33139',
  country: 'US',
}

describe('the address', () => {
  test('is changed until something left, with errors at their fields', async () => {
    const moved = buildOrder({ canChangeAddress: true, address: { ...ADDRESS, line1: '9 Ocean Drive' } })
    const made = show({ canChangeAddress: true }, { [`${CALL}/address`]: () => ({ body: moved }) })
    await user.click(screen.getByRole('button', { name: 'Change the address' }))
    const street = screen.getByLabelText('Street and number')
    expect(document.activeElement).toBe(street)
    await user.clear(street)
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    expect(screen.getByText('Please enter the address.')).toBeTruthy()
    expect(document.activeElement).toBe(street)
    expect(made).toEqual([])
    await user.type(street, '9 Ocean Drive')
    await user.click(screen.getByRole('button', { name: 'Save the address' }))
    expect(await screen.findByText('Saved. The receipt shows it.')).toBeTruthy()
    expect(made[0]?.body).toMatchObject({ line1: '9 Ocean Drive', city: 'Miami Beach', country: 'US' })
    expect(screen.getByText(/9 Ocean Drive/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the address' }))
  })

  test('cannot be changed once something left', () => {
    show({ canChangeAddress: false })
    expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull()
  })
})
