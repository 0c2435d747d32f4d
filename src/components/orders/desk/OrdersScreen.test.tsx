import { expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { answerCalls } from '../../testing/answerCalls'
import { deskRow, deskSales, deskSummary } from '../../testing/deskData'
import { isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { OrdersButton } from './OrdersButton'
import { OrdersScreen } from './OrdersScreen'

const calls = {
  'GET /api/orders/summary': () => ({ body: deskSummary }),
  'GET /api/sales': () => ({ body: [deskSales] }),
}

test('sums up, lists, and loads older orders on a press', async () => {
  const made = answerCalls({
    ...calls,
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: '1.a' } }),
    'GET /api/orders?before=1.a': () => ({
      body: { orders: [{ ...deskRow, id: 'o2', number: 'OLD1-0000', status: 'refunded' }], next: null },
    }),
  })
  renderDashboardScreen(<OrdersScreen />)
  const strip = within(await screen.findByLabelText('Orders'))
  expect(strip.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '26 pieces in 2 orders',
    '$2,846.0019 orders',
    '$158.00In all, without tax and shipping',
    '$1,190.00$1,498.00 paid out so far',
  ])
  const table = within(await screen.findByRole('table', { name: 'Orders' }))
  expect(table.getByText('1 of 3 shipped')).toBeTruthy()
  expect(table.getByRole('link', { name: '7KQ2-M9XA' }).getAttribute('href')).toBe(
    '/dashboard/ecommerce/orders/o1',
  )
  await userEvent.setup().click(screen.getByRole('button', { name: /Show older orders/ }))
  expect(await table.findByText('Refunded')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Show older orders/ })).toBeNull()
  expect(made.map(({ call }) => call)).toContain('GET /api/orders?before=1.a')
})

test('payments to look at are counted and linked', async () => {
  answerCalls({
    ...calls,
    'GET /api/orders/summary': () => ({ body: { ...deskSummary, payments: 2 } }),
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  const line = await screen.findByText('2 payments to look at: sellers say that the money has come.')
  const link = within(line.parentElement as HTMLElement).getByRole('link', { name: 'Show them' })
  expect(link.getAttribute('href')).toBe('/dashboard/ecommerce/orders?filter=payments')
})

test('an order of which every piece went back says so, though its shipping was kept', async () => {
  const row = { ...deskRow, fulfilment: 'none', refundedPieces: deskRow.pieces }
  answerCalls({
    'GET /api/orders/summary': () => ({ body: deskSummary }),
    'GET /api/sales': () => ({ body: [] }),
    'GET /api/orders': () => ({ body: { orders: [row], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  const table = within(await screen.findByRole('table', { name: 'Orders' }))
  expect(table.getByText('Refunded')).toBeTruthy()
  expect(table.queryByText('Paid')).toBeNull()
})

test('until the first real order the numbers are those of the test orders, and say so', async () => {
  const figures = {
    toShip: { orders: 2, pieces: 2, toHandOver: 0 },
    month: [{ currency: 'USD', sold: 49_600, orders: 2 }],
    refunded: [{ currency: 'USD', refunded: 6_400 }],
  }
  const none = { toShip: { orders: 0, pieces: 0, toHandOver: 0 }, month: [] }
  answerCalls({
    'GET /api/orders/summary': () => ({
      body: { ...deskSummary, ...none, tests: { orders: 4, removable: 4, figures } },
    }),
    'GET /api/sales': () => ({ body: [] }),
    'GET /api/orders': () => ({ body: { orders: [{ ...deskRow, isTest: true }], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  const strip = within(await screen.findByLabelText('Orders'))
  expect(strip.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '22 pieces in 2 test orders',
    '$496.002 test orders, no real one yet',
    '$64.00In all, without tax and shipping',
    '$0.00Test orders are never owed',
  ])
  expect(strip.getAllByText('Test')).toHaveLength(3)
  expect(screen.getByText(/^Orders here are rehearsals\. No money moved/)).toBeTruthy()
})

test('all test orders are removed after a question', async () => {
  const user = userEvent.setup()
  let tests = { orders: 4, removable: 4, figures: null }
  const made = answerCalls({
    ...calls,
    'GET /api/orders/summary': () => ({ body: { ...deskSummary, tests } }),
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }),
    'POST /api/orders/remove-tests': () => {
      tests = { orders: 0, removable: 0, figures: null }
      return { body: { removed: 4 } }
    },
  })
  renderDashboardScreen(<OrdersScreen />)
  await user.click(await screen.findByRole('button', { name: 'Remove 4 test orders' }))
  expect(made.some(({ call }) => call.endsWith('remove-tests'))).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Remove them' }))
  await expectToast('4 test orders removed', '')
  await waitFor(() => expect(screen.queryByText('Test mode')).toBeNull())
})

test('beside real orders, how many test orders are not counted is said at the numbers', async () => {
  const tests = { orders: 1, removable: 0, figures: null }
  answerCalls({
    ...calls,
    'GET /api/orders/summary': () => ({ body: { ...deskSummary, tests } }),
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  expect(await screen.findByText('1 test order is in the list, but in none of these numbers.')).toBeTruthy()
  expect(screen.getByText(/1 cannot be removed: paid through Stripe’s test mode/)).toBeTruthy()
})

test('what is owed leads to the statement by month, which the address keeps open', async () => {
  answerCalls({
    ...calls,
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }),
    'GET /api/sales/months': () => ({ body: [{ ...deskSales, month: '2026-11' }] }),
  })
  renderDashboardScreen(<OrdersScreen />, isla, '?statement=open')
  const tile = await screen.findByRole('link', { name: 'Owed to you' })
  expect(tile.getAttribute('href')).toBe('/dashboard/ecommerce/orders?statement=open')
  const summary = await screen.findByText('Your statement by month', { selector: 'summary' })
  expect(summary.closest('details')?.open).toBe(true)
  await userEvent.setup().click(summary)
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('a month is chosen for the list and the export, and taken back with the rest', async () => {
  const now = new Date()
  const before = new Date(now.getFullYear(), now.getMonth() - 1)
  const key = `${before.getFullYear()}-${String(before.getMonth() + 1).padStart(2, '0')}`
  const names = [now, before].map((date) => date.toLocaleString('en-US', { month: 'long', year: 'numeric' }))
  const made = answerCalls({
    ...calls,
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }),
    [`GET /api/orders?month=${key}`]: () => ({ body: { orders: [], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Placed in/ }))
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered.slice(0, 3)).toEqual(['Any month', ...names])
  await user.click(screen.getByRole('option', { name: names[1] }))
  const file = screen.getByRole('link', { name: `Export ${names[1]}` })
  expect(file.getAttribute('href')).toBe(`/api/orders/export?month=${key}`)
  await user.click(await screen.findByRole('button', { name: /Show all/ }))
  expect(await screen.findByRole('link', { name: deskRow.number })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Export' })).toBeTruthy()
  expect(made.map(({ call }) => call)).toContain(`GET /api/orders?month=${key}`)
})

test('labels are offered while something is sent, not for what is only picked up', async () => {
  const toShip = { orders: 2, pieces: 2, toHandOver: 2 }
  const list = { ...calls, 'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }) }
  answerCalls({ ...list, 'GET /api/orders/summary': () => ({ body: { ...deskSummary, toShip } }) })
  renderDashboardScreen(<OrdersScreen />)
  expect(await screen.findByText('2 pieces in 2 orders')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Shippo' })).toBeNull()
  cleanup()
  answerCalls({
    ...list,
    'GET /api/orders/summary': () => ({ body: { ...deskSummary, toShip: { ...toShip, toHandOver: 1 } } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  expect(await screen.findByRole('link', { name: 'Shippo' })).toBeTruthy()
})

test('what came in meanwhile is there when it is opened again', async () => {
  const orders = [deskRow]
  const body = { orders, next: null }
  const summary = { ...deskSummary, toShip: { orders: 1, pieces: 1, toHandOver: 0 } }
  answerCalls({
    'GET /api/orders/summary': () => ({ body: summary }),
    'GET /api/sales': () => ({ body: [deskSales] }),
    'GET /api/orders': () => ({ body }),
  })
  jest.useFakeTimers()
  renderDashboardScreen(<Left />)
  // A request repeated within two seconds is deduplicated.
  await act(() => jest.advanceTimersByTimeAsync(3_000))
  expect(screen.getByText('1 piece in 1 order')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Leave or return' }))
  orders.push({ ...deskRow, id: 'o2', number: 'NEW1-0000' })
  summary.toShip = { orders: 2, pieces: 5, toHandOver: 0 }
  fireEvent.click(screen.getByRole('button', { name: 'Leave or return' }))
  await act(() => jest.advanceTimersByTimeAsync(100))
  jest.useRealTimers()
  expect(screen.getByText('NEW1-0000')).toBeTruthy()
  expect(screen.getByText('5 pieces in 2 orders')).toBeTruthy()
})

function Left() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button onClick={() => setThere(!isThere)}>Leave or return</button>
      {isThere && <OrdersScreen />}
    </>
  )
}

test('a filter that leaves nothing is taken away again', async () => {
  answerCalls({
    ...calls,
    'GET /api/orders': () => ({ body: { orders: [deskRow], next: null } }),
    'GET /api/orders?filter=cancelled': () => ({ body: { orders: [], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  const user = userEvent.setup()
  expect(await screen.findByText('7KQ2-M9XA')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Show.*All orders|All orders.*Show/ }))
  await user.click(screen.getByRole('option', { name: 'Cancelled' }))
  expect(await screen.findByText('No order fits')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all orders' }))
  expect(await screen.findByText('7KQ2-M9XA')).toBeTruthy()
})

test('a failed list is tried again; without orders it says so', async () => {
  let isAway = true
  answerCalls({
    ...calls,
    'GET /api/orders': () => (isAway ? { status: 500, body: {} } : { body: { orders: [], next: null } }),
  })
  renderDashboardScreen(<OrdersScreen />)
  expect(await screen.findByText('The orders could not be loaded.')).toBeTruthy()
  isAway = false
  await userEvent.setup().click(screen.getByRole('button', { name: /Retry/ }))
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})

test.each([
  [deskSummary, 'Orders (2 to ship)'],
  [{ ...deskSummary, toShip: { orders: 2, pieces: 2, toHandOver: 2 } }, 'Orders (2 to hand over)'],
  [{ ...deskSummary, toShip: { orders: 3, pieces: 4, toHandOver: 1 } }, 'Orders (2 to ship, 1 to hand over)'],
  [{ ...deskSummary, toShip: { orders: 0, pieces: 0, toHandOver: 0 } }, 'Orders'],
])('the way to the orders says how many wait', async (shown, text) => {
  answerCalls({ 'GET /api/orders/summary': () => ({ body: shown }) })
  renderDashboardScreen(<OrdersButton summary={shown} />)
  expect((await screen.findByRole('link')).textContent).toBe(text)
})

test('nobody is led to orders before there is one', () => {
  const none = {
    ...deskSummary,
    hasOrders: false,
    toShip: { orders: 0, pieces: 0, toHandOver: 0 },
    month: [],
  }
  answerCalls({ 'GET /api/orders/summary': () => ({ body: none }) })
  renderDashboardScreen(<OrdersButton summary={none} />)
  expect(screen.queryByRole('link')).toBeNull()
})
