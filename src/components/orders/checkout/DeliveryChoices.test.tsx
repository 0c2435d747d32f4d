import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Quote, QuotePart } from '@/contracts/orders/checkout'
import { quotePart } from '../../testing/quotePart'
import { buildOrder, orderLine } from '../order/buildOrder'
import { Receipt } from '../order/Receipt'
import { DeliveryChoices } from './DeliveryChoices'

const isla: QuotePart = {
  ...quotePart,
  from: 'Miami Beach, Florida',
  deliveries: ['ship', 'pickup'],
  pickupText: 'The studio.',
}
const sol: QuotePart = {
  ...isla,
  sellerId: 'sol',
  name: 'Sol Marín',
  from: 'St. Petersburg, Florida',
  lines: [1],
  deliveries: ['ship'],
  shipPrice: 600,
  hasOwnRates: true,
  freeFrom: 20_000,
}

test('each seller of a cart offers her own ways, and says why there is only one', async () => {
  const quote = {
    parts: [isla, sol],
    currency: 'USD',
    deliveries: ['ship', 'pickup'],
    pickupText: null,
  } as Partial<Quote>
  const onPartDelivery = jest.fn()
  render(
    <DeliveryChoices
      rows={[]}
      quote={quote as Quote}
      delivery="ship"
      onDelivery={() => undefined}
      onPartDelivery={onPartDelivery}
      text="One price, however many pieces."
    />,
  )
  const hers = within(screen.getByRole('radiogroup', { name: 'Sol Marín' }))
  expect(hers.getAllByRole('radio')).toHaveLength(1)
  expect(hers.getByText('$6.00')).toBeTruthy()
  expect(hers.getByText('Free from $200.00 on.')).toBeTruthy()
  expect(screen.getByText('Sol Marín has no pickup.')).toBeTruthy()
  const others = within(screen.getByRole('radiogroup', { name: 'Isla Verano' }))
  await userEvent.click(others.getByRole('radio', { name: /Pick it up/ }))
  expect(onPartDelivery).toHaveBeenCalledWith('isla', 'pickup')
})

test('the receipt of two sellers has a section for each, and one of one seller has none', () => {
  const part = { delivery: 'ship', pickupText: null, discount: 0, returns: null } as const
  const lines = [orderLine, { ...orderLine, id: 'line-2', title: 'Raffia tote', detail: null, price: 9_200 }]
  const parts = [
    {
      ...part,
      name: 'Isla Verano',
      from: null,
      lineIds: ['line-1'],
      subtotal: 14_800,
      shipping: 500,
      tax: 1_184,
      total: 16_484,
    },
    {
      ...part,
      name: 'Sol Marín',
      from: 'St. Petersburg, Florida',
      lineIds: ['line-2'],
      subtotal: 9_200,
      shipping: 600,
      tax: 736,
      total: 10_536,
    },
  ]
  const { rerender } = render(<Receipt order={buildOrder({ lines, parts })} />)
  const hers = within(screen.getByRole('region', { name: 'Sol Marín' }))
  expect(hers.getByText('Raffia tote')).toBeTruthy()
  expect(hers.queryByText('Marea slip dress')).toBeNull()
  expect(hers.getByText('$105.36')).toBeTruthy()
  expect(screen.getByText(/One payment, two sellers/)).toBeTruthy()
  rerender(<Receipt order={buildOrder({ parts: parts.slice(0, 1) })} />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText(/Sold by Isla Verano/)).toBeTruthy()
})
