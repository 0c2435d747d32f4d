import type { OrderPage } from '@/contracts/orders/orderPage'
import { stepsOf } from './OrderSteps'
import { minutesLeft, orderWords, spanInWords } from './orderWords'
import { askedReturn } from '../../testing/deskData'
import { buildOrder, buildPart, orderLine } from './buildOrder'

const NOW = Date.parse('2026-11-22T09:41:00.000Z')
const headline = (changes: Partial<OrderPage>) => {
  const { start, end } = orderWords(buildOrder(changes), NOW)
  return `${start} ${end}`
}

describe('an order in words', () => {
  const two = { ...buildOrder().lines[0], quantity: 4, shippedQuantity: 2 } as OrderPage['lines'][number]
  const calledOff = { ...two, quantity: 2, shippedQuantity: 1, refundedQuantity: 1 }
  const file = { ...two, quantity: 1, shippedQuantity: 0, isDownload: true }

  it.each([
    ['Held for 23 minutes', { status: 'placed', holdUntil: '2026-11-22T10:03:30.000Z' }],
    ['Held for 3 days', { status: 'placed', payment: 'manual', holdUntil: '2026-11-25T09:41:00.000Z' }],
    ['Time is up', { status: 'placed', holdUntil: '2026-11-22T09:41:00.000Z' }],
    ['Cancelled, nothing charged', { status: 'cancelled', cancelReason: 'expired' }],
    ['Paid, being packed', { fulfilment: 'to_ship' }],
    ['Two of four, on the way', { fulfilment: 'partly_shipped', lines: [two] }],
    ['All four, on the way', { fulfilment: 'shipped', lines: [{ ...two, shippedQuantity: 4 }] }],
    ['Both, on the way', { fulfilment: 'shipped', lines: [{ ...two, quantity: 2 }] }],
    // A piece cancelled before it left, and a download, do not count as shipped.
    ['Packed, on the way', { fulfilment: 'shipped', lines: [calledOff, file] }],
    [
      'One of two, on the way',
      { fulfilment: 'partly_shipped', lines: [{ ...calledOff, quantity: 3 }, file] },
    ],
    ['Called off, nothing comes', { fulfilment: 'none', refunded: 15_984 }],
    ['Called off, nothing comes', { fulfilment: 'none', delivery: 'pickup' }],
    ['Paid, ordered ahead', { lines: [{ ...two, shippedQuantity: 0, availableFrom: '2027-03-01' }] }],
    ['Paid, being packed', { lines: [{ ...two, shippedQuantity: 0, availableFrom: '2026-11-21' }] }],
    ['Paid, to pick up', { fulfilment: 'to_ship', delivery: 'pickup' }],
    ['Picked up', { fulfilment: 'shipped', delivery: 'pickup' }],
    ['Sold out, paid back', { problem: 'sold_out', fulfilment: 'none' }],
    ['Paid, being checked', { problem: 'amount_differs', fulfilment: 'to_ship' }],
    ['Refunded in full', { status: 'refunded', fulfilment: 'none' }],
  ] as [string, Partial<OrderPage>][])('%s', (words, changes) => {
    expect(headline(changes)).toBe(words)
  })

  it('counts minutes up, hours and days down, and nothing below zero', () => {
    expect([1, 90, 121, 2_880, 4_320].map(spanInWords)).toEqual([
      '1 minute',
      '90 minutes',
      '2 hours',
      '2 days',
      '3 days',
    ])
    expect(minutesLeft({ holdUntil: '2026-11-22T09:00:00.000Z' }, NOW)).toBe(0)
    expect(minutesLeft({ holdUntil: null }, NOW)).toBeNull()
  })
})

describe('the steps of an order', () => {
  const titles = (changes: Partial<OrderPage>) =>
    stepsOf(buildOrder(changes)).map(({ title, state }) => `${title} (${state})`)

  it('name what is behind it and what comes', () => {
    expect(titles({ status: 'placed', paidAt: null })).toEqual([
      'Ordered (done)',
      'Waiting for your payment (current)',
      'Packed and shipped (next)',
    ])
    expect(titles({ fulfilment: 'to_ship' })).toEqual([
      'Ordered (done)',
      'Paid (done)',
      'Packed and shipped (current)',
    ])
  })

  it('name a part that is picked up apart from one that is shipped', () => {
    const lines = ['line-1', 'line-2', 'line-3'].map((id) => ({ ...orderLine, id, shippedQuantity: 1 }))
    const parts = [
      buildPart({ lineIds: ['line-1'], delivery: 'pickup' }),
      buildPart({ lineIds: ['line-2', 'line-3'] }),
    ]
    const shipments = lines.map(({ id }) => ({
      id,
      at: '2026-11-23T09:00:00.000Z',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      correctedAt: null,
      lines: [{ lineId: id, quantity: 1 }],
    }))
    expect(titles({ lines, parts, shipments, fulfilment: 'shipped' }).slice(2)).toEqual([
      'Picked up (done)',
      'First parcel shipped (done)',
      'Second parcel shipped (done)',
    ])
    const order = buildOrder({ lines, parts, shipments, fulfilment: 'shipped' })
    expect(
      stepsOf(order)
        .map(({ note }) => note)
        .slice(2),
    ).toEqual(['Isla', 'Isla', 'Isla'])
    const waiting = lines.map((line) => ({ ...line, shippedQuantity: 0 }))
    expect(titles({ lines: waiting, parts }).slice(2)).toEqual([
      'Packed and shipped (current)',
      'To pick up (current)',
    ])
  })

  it('promise no parcel where nothing comes any more', () => {
    expect(titles({ fulfilment: 'none' })).toEqual(['Ordered (done)', 'Paid (done)'])
    expect(titles({ fulfilment: 'none', delivery: 'download' }).at(-1)).toBe('Ready to download (current)')
  })

  it('say where the tracking is only where there is some', () => {
    const nothing = { trackingNumber: null, trackingUrl: null, correctedAt: null, lines: [] }
    const shipment = { id: 's', at: '', carrier: 'USPS', ...nothing }
    const text = (trackingNumber: string | null) =>
      orderWords(buildOrder({ fulfilment: 'shipped', shipments: [{ ...shipment, trackingNumber }] }), NOW)
        .text
    expect([text(null), text('9400')]).toEqual(['What left, and when, is below.', 'The tracking is below.'])
  })

  it('name what is still to come, and whose parcels there are', () => {
    const lines = [
      { ...orderLine, shippedQuantity: 1 },
      { ...orderLine, id: 'line-2', title: 'Raffia tote' },
    ]
    const parts = [buildPart(), buildPart({ name: 'Sol', lineIds: ['line-2'] })]
    const shipment = {
      at: '2026-11-23T09:00:00.000Z',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      correctedAt: null,
    }
    const shipments = ['line-1', 'line-2'].map((lineId) => ({
      ...shipment,
      id: lineId,
      lines: [{ lineId, quantity: 1 }],
    }))
    const text = (changes: Partial<OrderPage>) =>
      orderWords(buildOrder({ fulfilment: 'partly_shipped', lines, ...changes }), NOW).text
    expect(text({})).toBe('Raffia tote is being packed; a mail comes when it leaves.')
    expect(text({ parts, shipments })).toBe(
      'Two parcels from two sellers. Raffia tote is being packed; a mail comes when it leaves.',
    )
    expect(
      text({ parts: parts.map((part, index) => ({ ...part, delivery: index ? 'pickup' : 'ship' })) }),
    ).toBe('The rest waits for you to pick it up.')
    const ahead = lines.map((line) => ({ ...line, availableFrom: '2099-03-01' }))
    expect(text({ lines: ahead })).toBe('The rest comes once it is available; the day is below.')
  })

  it('tell what is on the way from what was picked up, and what waits from what is packed', () => {
    const lines = [
      { ...orderLine, quantity: 2, shippedQuantity: 2 },
      { ...orderLine, id: 'line-2', title: 'Raffia tote', shippedQuantity: 1 },
      { ...orderLine, id: 'line-3', title: 'Shell hoops' },
    ]
    const parts = [
      buildPart({ delivery: 'pickup' }),
      buildPart({ name: 'Sol', lineIds: ['line-2', 'line-3'] }),
    ]
    const shipments = ['line-1', 'line-2'].map((lineId) => ({
      id: lineId,
      at: '2026-11-23T09:00:00.000Z',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      correctedAt: null,
      lines: [{ lineId, quantity: 1 }],
    }))
    const words = (sent: number[], changes: Partial<OrderPage> = {}) => {
      const after = lines.map((line, index) => ({ ...line, shippedQuantity: sent[index] ?? 0 }))
      const { start, end, text } = orderWords(
        buildOrder({ fulfilment: 'partly_shipped', parts, shipments, lines: after, ...changes }),
        NOW,
      )
      return `${start} ${end}. ${text}`
    }
    expect(words([2, 1])).toBe(
      'One on the way, two picked up. Shell hoops is being packed; a mail comes when it leaves.',
    )
    expect(words([2, 1, 1], { fulfilment: 'shipped' })).toBe(
      'Two on the way, two picked up. What left, and when, is below.',
    )
    expect(words([2])).toMatch(/^Two picked up, two to come\. Raffia tote and Shell hoops are being packed/)
    expect(words([0, 1])).toBe(
      'One of four, on the way. Shell hoops is being packed; a mail comes when it leaves. ' +
        'Two pieces wait for you to pick them up.',
    )
    expect(words([0, 1, 1])).toBe('Two of four, on the way. The rest waits for you to pick it up.')
    expect(words([], { fulfilment: 'to_ship', shipments: [] })).toBe(
      'Paid, being packed. A mail comes as soon as it leaves. Two pieces wait for you to pick them up.',
    )
  })

  it('name the seller to whom a piece goes back, where there are several', () => {
    const parts = [buildPart(), buildPart({ name: 'Sol', lineIds: ['line-2'] })]
    const returns = [{ ...askedReturn, lineId: 'line-2', state: 'approved' as const }]
    expect(orderWords(buildOrder({ fulfilment: 'shipped', parts, returns }), NOW).text).toBe(
      'Approved. The money follows when Sol has it.',
    )
  })

  it('say what goes back once a return is approved', () => {
    const returns = [{ ...askedReturn, state: 'approved' as const }]
    const words = orderWords(buildOrder({ fulfilment: 'shipped', returns }), NOW)
    expect(words).toEqual({
      start: 'One piece,',
      end: 'going back',
      text: 'Approved. The money follows when Isla Verano has it.',
    })
  })

  it('end with a refund, and leave out one that failed', () => {
    const refund = {
      id: 'r',
      amount: 500,
      reason: 'requested',
      createdAt: '2026-11-22T10:00:00.000Z',
      doneAt: null,
    }
    const refunds = ['done', 'pending', 'failed'].map((state) => ({ ...refund, state }))
    expect(
      titles({ status: 'refunded', fulfilment: 'none', refunds: refunds as OrderPage['refunds'] }),
    ).toEqual(['Ordered (done)', 'Paid (done)', '$5.00 refunded (done)', '$5.00 is being refunded (current)'])
  })
})
