import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeskOrder } from '@/contracts/orders/desk'
import { answerCalls } from '../../testing/answerCalls'
import { askedReturn, deskLine, deskOrder } from '../../testing/deskData'
import { isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { OrderScreen } from './OrderScreen'

const NOON = '2026-11-25T12:00:00.000Z'

function open(shown: DeskOrder, more = {}) {
  const made = answerCalls({ 'GET /api/orders/o1': () => ({ body: shown }), ...more })
  renderDashboardScreen(<OrderScreen id="o1" />)
  return { made, user: userEvent.setup() }
}

test('shows buyer, money and history, and ships what is chosen', async () => {
  const { made, user } = open(deskOrder, {
    'POST /api/orders/o1/shipments': () => ({ status: 201, body: deskOrder }),
  })
  expect(await screen.findByRole('heading', { name: '7KQ2-M9XA' })).toBeTruthy()
  expect(screen.getAllByText('United States').length).toBeGreaterThan(0)
  expect(screen.getByText('Your share, 80%').nextSibling?.textContent).toBe('$220.80')
  const history = within(screen.getByRole('list', { name: 'What happened' }))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^OrderedBy Carmen Ocasio/),
    expect.stringMatching(/^PaidCard/),
    'To ship',
  ])
  await user.click(screen.getByRole('button', { name: 'One less Hoops to ship' }))
  await user.type(screen.getByLabelText(/Tracking link/), 'usps')
  await user.click(screen.getByRole('button', { name: /Ship 2 pieces/ }))
  expect(screen.getByText('Must be a valid URL')).toBeTruthy()
  await user.clear(screen.getByLabelText(/Tracking link/))
  await user.click(screen.getByRole('button', { name: /Carrier/ }))
  await user.click(await screen.findByRole('option', { name: 'USPS' }))
  expect(screen.queryByLabelText(/Tracking link/)).toBeNull()
  await user.type(screen.getByLabelText(/Tracking number/), '1Z')
  await user.click(screen.getByRole('button', { name: /Ship 2 pieces/ }))
  expect(screen.getByText('USPS numbers are 20 to 22 digits, or like EA123456789US.')).toBeTruthy()
  await user.clear(screen.getByLabelText(/Tracking number/))
  await user.click(screen.getByRole('button', { name: /Ship 2 pieces/ }))
  await expectToast('Shipment saved', '')
  expect(made.findLast(({ call }) => call === 'POST /api/orders/o1/shipments')?.body).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    lines: [
      { lineId: 'l1', quantity: 1 },
      { lineId: 'l2', quantity: 1 },
    ],
    carrier: 'USPS',
    trackingNumber: null,
    trackingUrl: null,
  })
})

test('names the pieces of a parcel, follows it, and corrects its number', async () => {
  const parcel = {
    id: 's1',
    at: NOON,
    carrier: 'USPS',
    trackingNumber: '9400111202555581773040',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111202555581773040',
    correctedAt: null,
    lines: [{ lineId: 'l2', quantity: 2 }],
  }
  const { made, user } = open(
    { ...deskOrder, shipments: [parcel] },
    { 'POST /api/orders/o1/correct-shipment': () => ({ body: deskOrder }) },
  )
  expect(await screen.findByText('First parcel, 2 × Hoops')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Track it' }).getAttribute('href')).toBe(parcel.trackingUrl)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const number = dialog.getByLabelText(/Tracking number/)
  await user.clear(number)
  await user.type(number, '9400 1112 0255 5581 7730 04')
  await user.click(dialog.getByRole('button', { name: 'Save and tell Carmen' }))
  await expectToast('Parcel corrected', '')
  expect(made.find(({ call }) => call.endsWith('correct-shipment'))?.body).toEqual({
    shipmentId: 's1',
    carrier: 'USPS',
    trackingNumber: '9400 1112 0255 5581 7730 04',
    trackingUrl: null,
  })
})

test('says what a refund comes to before it is sent, as the server computes it', async () => {
  const refund = {
    id: 'r1',
    amount: 7_412,
    state: 'done',
    reason: 'requested',
    createdAt: deskOrder.placedAt,
    doneAt: null,
  }
  const { made, user } = open(deskOrder, {
    'POST /api/orders/o1/refunds': () => ({ status: 201, body: refund }),
  })
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund Carmen' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Refund \$0/ }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'One more Hoops to refund' }))
  expect(dialog.getByText('Its tax').nextSibling?.textContent).toBe('$5.12')
  await user.click(dialog.getByText('Also the shipping, $5.00'))
  await user.click(dialog.getByRole('button', { name: /Refund \$74\.12/ }))
  await expectToast('Refunded', '')
  expect(made.findLast(({ call }) => call === 'POST /api/orders/o1/refunds')?.body).toMatchObject({
    lines: [{ lineId: 'l2', quantity: 1 }],
    shipping: 500,
    restock: true,
    reason: 'requested',
  })
})

test('tells a part that was picked up from a parcel, and packs only what is left', async () => {
  const parts = [
    { ...part, delivery: 'pickup' as const },
    { ...part, sellerId: 's2', name: 'Sol', lineIds: ['l2'] },
  ]
  const nothing = { carrier: null, trackingNumber: null, trackingUrl: null, correctedAt: null }
  const shipments = ['l1', 'l2'].map((lineId) => ({
    ...nothing,
    id: `s${lineId}`,
    at: NOON,
    lines: [{ lineId, quantity: 1 }],
  }))
  const [dress, hoops] = deskOrder.lines
  const lines = [
    { ...deskLine, ...dress, shippedQuantity: 1, toShip: 0 },
    { ...deskLine, ...hoops, shippedQuantity: 1, toShip: 1 },
  ]
  open({ ...deskOrder, fulfilment: 'partly_shipped', parts, shipments, lines })
  const history = within(await screen.findByRole('list', { name: 'What happened' }))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    'OrderedBy',
    'PaidCardN',
    'Picked up',
    'Shipped1 ',
    'To ship',
  ])
  expect(screen.getByText(/^First parcel, .*Hoops/)).toBeTruthy()
  expect(screen.queryByText(/Slip dress.*parcel|Second parcel/)).toBeNull()
  const slip = document.querySelector('[data-slip] tbody')
  expect(slip?.textContent).toBe('1HoopsMAR-M')
})

const part = {
  sellerId: 's1',
  name: 'Isla',
  from: null,
  lineIds: ['l1'],
  delivery: 'ship' as const,
  pickupText: null,
  goods: 14_800,
  discount: 0,
  shipping: 500,
  tax: 1_184,
  total: 16_484,
  hasOwnRates: false,
  refunded: 0,
  sharePercent: 80,
  payout: 11_840,
  shippingLeft: 500,
  returnAddress: null,
}

test('a seller reads the shipping that was paid for her pieces, and whose it is', async () => {
  const own = { ...part, sellerId: isla.id, lineIds: ['l1', 'l2'] }
  open({ ...deskOrder, whole: null, parts: [own] })
  expect(
    await screen.findByText(
      /^With it were paid \$5\.00 shipping and \$11\.84 tax\..* Shipping and tax stay with/,
    ),
  ).toBeTruthy()
  cleanup()
  open({ ...deskOrder, parts: [{ ...own, hasOwnRates: true, payout: 12_340 }], returns: [askedReturn] })
  expect((await screen.findByText('Your shipping')).nextSibling?.textContent).toBe('$5.00')
  expect(screen.getByText('With your shipping').nextSibling?.textContent).toBe('$123.40')
  expect(screen.getByText('$159.84 with tax')).toBeTruthy()
})

test('names the seller to an admin, the way it is handed over, and nothing owed for a test order', async () => {
  const parts = [{ ...part, lineIds: ['l1', 'l2'], delivery: 'pickup' as const }]
  const sellers = [{ id: 's1', name: 'Isla' }]
  const pickup: DeskOrder = { ...deskOrder, delivery: 'pickup', parts, sellers }
  open(pickup)
  expect((await screen.findByText('Pieces of Isla')).nextSibling?.textContent).toBe('$276.00')
  expect(screen.getByText('Share of Isla, 80%').nextSibling?.textContent).toBe('$220.80')
  expect(screen.getAllByText('To hand over')).toHaveLength(2)
  expect(screen.getByText('3 to hand over')).toBeTruthy()
  expect(screen.queryByText(/to ship/i)).toBeNull()
  cleanup()
  open({ ...pickup, isTest: true, fulfilment: 'shipped' })
  expect(await screen.findByText('A test order: nothing is owed.')).toBeTruthy()
  expect(screen.getByText('Picked up')).toBeTruthy()
  expect(screen.queryByText(/^Share/)).toBeNull()
  cleanup()
  // An order from before orders had parts.
  open({ ...deskOrder, sellers: [...sellers, { id: 's2', name: 'Sol' }] })
  expect(await screen.findByText('Pieces of Isla and Sol')).toBeTruthy()
  expect(screen.getByText('Share of Isla and Sol, 80%')).toBeTruthy()
})

test('prints a packing slip for each seller who has something to pack', async () => {
  const sol = { ...part, sellerId: 's2', name: 'Sol', lineIds: ['l2'] }
  const sent = deskOrder.lines.map((line) => ({ ...line, toShip: line.id === 'l1' ? line.toShip : 0 }))
  open({ ...deskOrder, parts: [part, sol] })
  expect(await screen.findByRole('button', { name: 'Packing slips' })).toBeTruthy()
  const slips = () =>
    [...document.querySelectorAll('[data-slip] > section')].map(({ textContent }) => textContent)
  expect(slips()).toHaveLength(2)
  expect(slips()[0]).toMatch(/^Isla.*Slip dress/)
  expect(slips()[0]).not.toContain('Hoops')
  expect(slips()[1]).toMatch(/^Sol.*Hoops/)
  cleanup()
  open({ ...deskOrder, lines: sent, parts: [part, sol] })
  await screen.findByRole('button', { name: 'Packing slips' })
  expect(slips()).toHaveLength(1)
})

test('gives the shipping of one seller of several back', async () => {
  const other = { ...part, sellerId: 's2', name: 'Sol', lineIds: ['l2'], shipping: 600, shippingLeft: 600 }
  const { made, user } = open(
    { ...deskOrder, shippingLeft: 1_100, parts: [part, other] },
    { 'POST /api/orders/o1/refunds': () => ({ status: 409, body: { message: 'No.' } }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund Carmen' }))
  expect(dialog.getByText('Also the shipping of Isla, $5.00')).toBeTruthy()
  await user.click(dialog.getByText('Also the shipping of Sol, $6.00'))
  await user.click(dialog.getByRole('button', { name: /Refund \$6\.00/ }))
  await expectToast('Error', 'No.', 'alert')
  expect(made.findLast(({ call }) => call === 'POST /api/orders/o1/refunds')?.body).toMatchObject({
    shipping: 600,
    shippingOf: ['s2'],
  })
})

test('an order that waits is marked as paid or cancelled, each after a question', async () => {
  const waits: DeskOrder = {
    ...deskOrder,
    status: 'placed',
    paidAt: null,
    payment: 'manual',
    fulfilment: 'none',
    holdUntil: '2026-11-25T09:41:00.000Z',
    may: {
      ship: false,
      markPaid: true,
      cancel: true,
      refund: false,
      refundShipping: false,
      everRefund: true,
      decideReturns: false,
      allowDownloads: false,
    },
  }
  const { user } = open(waits, {
    'POST /api/orders/o1/paid': () => ({ body: deskOrder }),
    'POST /api/orders/o1/cancel': () => ({ status: 409, body: { message: 'It is paid already.' } }),
  })
  expect(await screen.findByText('Waiting for payment')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ship/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Cancel order/ }),
  )
  await expectToast('Error', 'It is paid already.', 'alert')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Mark as paid/ }),
  )
  await expectToast('Marked as paid', '')
})

test('an order that waits for a payment which only an admin confirms says so, without a button', async () => {
  const holdUntil = '2026-11-25T09:41:00.000Z'
  const waits: DeskOrder = {
    ...deskOrder,
    status: 'placed',
    payment: 'manual',
    fulfilment: 'none',
    holdUntil,
  }
  open({ ...waits, may: { ...deskOrder.may, markPaid: false } })
  expect(await screen.findByText(/Payments outside the site are confirmed by an admin\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
})

test('an order of nobody here says so', async () => {
  answerCalls({ 'GET /api/orders/o1': () => ({ status: 404, body: { message: 'Not found' } }) })
  renderDashboardScreen(<OrderScreen id="o1" />)
  expect(await screen.findByText('This order is not here')).toBeTruthy()
})

test('answers a return: approved with an address, declined with a word, refunded as it is', async () => {
  const declined = { ...askedReturn, state: 'declined', decidedAt: NOON, word: 'Worn.' } as const
  let shown: DeskOrder = { ...deskOrder, returns: [askedReturn], returnAddress: '1 Beach Road, Miami' }
  const { made, user } = open(shown, {
    'GET /api/orders/o1': () => ({ body: shown }),
    'POST /api/orders/o1/decide-return': () => {
      shown = { ...deskOrder, returns: [declined] }
      return { body: shown }
    },
  })
  const steps = within(await screen.findByRole('list', { name: 'How far it is' })).getAllByRole('listitem')
  const now = steps.find((step) => step.hasAttribute('aria-current'))
  expect(now?.textContent).toBe('Your answernow')
  await user.click(await screen.findByRole('button', { name: 'Refund without return' }))
  expect(await screen.findByRole('button', { name: 'Refund $159.84' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not yet' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const approval = within(await screen.findByRole('dialog'))
  const address: HTMLTextAreaElement = approval.getByLabelText('Where it goes')
  expect(address.value).toBe('1 Beach Road, Miami')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByText('Say why, in a word.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Worn.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await expectToast('Return declined', '')
  expect(made.find(({ call }) => call.endsWith('decide-return'))?.body).toEqual({
    returnId: 'r1',
    seen: 'requested',
    decision: 'declined',
    word: 'Worn.',
  })
  expect(await screen.findByText('Answered: Worn.')).toBeTruthy()
})

test('gives a part of what came back, with a reason, and keeps what is broken out of stock', async () => {
  const here = {
    ...askedReturn,
    state: 'received',
    decidedAt: NOON,
    sendUntil: NOON,
    receivedAt: NOON,
  } as const
  const { made, user } = open(
    { ...deskOrder, returns: [here] },
    { 'POST /api/orders/o1/decide-return': () => ({ body: deskOrder }) },
  )
  await user.click(await screen.findByRole('radio', { name: 'Broken' }))
  await user.click(screen.getByRole('radio', { name: 'Give a part back' }))
  await user.type(screen.getByLabelText('Of the price of $148.00'), '100')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Refund $108.00' }))
  expect(screen.getByText('Say why, in a word.')).toBeTruthy()
  await user.type(screen.getByLabelText('Reason, Carmen reads it'), 'The clasp is broken.')
  await user.click(screen.getByRole('button', { name: 'Refund $108.00' }))
  await expectToast('Return refunded', '')
  expect(made.find(({ call }) => call.endsWith('decide-return'))?.body).toEqual({
    returnId: 'r1',
    seen: 'received',
    decision: 'refunded',
    word: 'The clasp is broken.',
    condition: 'broken',
    restock: false,
    goods: 10_000,
  })
})

test('more downloads are allowed where some were used, and the button says so and keeps the focus', async () => {
  const file = { id: 'f1', name: 'Presets.zip', downloads: 10, allowed: 10 }
  const [line] = deskOrder.lines
  const order = (allowed: number): DeskOrder => ({
    ...deskOrder,
    delivery: 'download',
    may: { ...deskOrder.may, ship: false, allowDownloads: true },
    lines: line
      ? [
          {
            ...line,
            files: [
              { ...file, allowed },
              { ...file, id: 'f2', downloads: 0 },
            ],
          },
        ]
      : [],
  })
  let shown = order(10)
  const { made, user } = open(shown, {
    'GET /api/orders/o1': () => ({ body: shown }),
    'POST /api/orders/o1/allow-downloads': () => ({ body: (shown = order(20)) }),
  })
  const button = await screen.findByRole('button', { name: 'Allow ten more downloads of Presets.zip' })
  await user.click(button)
  await expectToast('Downloads allowed', 'The buyer gets a mail: Presets.zip, 10 times more.')
  expect(made.findLast(({ call }) => call.endsWith('allow-downloads'))?.body).toEqual({
    lineId: 'l1',
    fileId: 'f1',
  })
  expect(screen.getByText('Presets.zip: downloaded 10 of 20 times')).toBeTruthy()
  const done = await screen.findByRole('button', { name: 'Ten more allowed: Presets.zip' })
  expect(document.activeElement).toBe(done)
})
