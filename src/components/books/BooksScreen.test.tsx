import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Books } from '@/contracts/books'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { BooksScreen } from './BooksScreen'

const READ = 'GET /api/sales/books'
const OWED = 'GET /api/sales/sellers'
const books: Books = {
  readAt: '2026-11-22T12:00:00.000Z',
  stock: { compared: 2, uncounted: 1, inStock: 8, inOrders: 3, kept: 1, stocked: 12, faults: [] },
  refunds: { compared: 4, faults: [] },
  providers: [
    { provider: 'stripe', state: 'away', payments: 0, faults: [] },
    { provider: 'manual', state: 'not_listed', payments: 0, faults: [] },
    { provider: 'test', state: 'compared', payments: 7, faults: [] },
  ],
}

test('the books that balance say so, and what could not be asked; each number leads to its rows', async () => {
  answerCalls({ [OWED]: () => ({ body: [] }), [READ]: () => ({ body: books }) })
  renderScreen(<BooksScreen />)
  expect(await screen.findByText(/^As far as could be asked, yes\. As of /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'In orders' }).getAttribute('href')).toBe(
    '/dashboard/ecommerce/orders',
  )
  expect(screen.getByText(/1 more were not counted/)).toBeTruthy()
  expect(
    screen.getByText('Only your bank knows these payments: compare them with its statement.'),
  ).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('what differs is named and leads to its rows; a failure can be tried again', async () => {
  const broken: Books = {
    ...books,
    stock: {
      ...books.stock,
      faults: [
        {
          productId: 'hat',
          slug: 'hat',
          title: 'Raffia hat',
          detail: 'M',
          inStock: 6,
          inOrders: 0,
          kept: 0,
          stocked: 4,
        },
      ],
    },
    refunds: {
      compared: 1,
      faults: [
        { orderId: 'o1', number: '7KQ2-M9XA', currency: 'USD', total: 1_580, refunded: 500, refunds: 0 },
      ],
    },
    providers: [
      {
        provider: 'stripe',
        state: 'compared',
        payments: 1,
        faults: [
          {
            kind: 'no_order',
            paymentRef: 'pi_1',
            orderId: null,
            number: null,
            currency: 'USD',
            there: 1_580,
            here: 0,
          },
        ],
      },
    ],
  }
  let isDown = true
  answerCalls({
    [OWED]: () => ({ body: [] }),
    [READ]: () => (isDown ? { status: 503, body: {} } : { body: broken }),
  })
  renderScreen(<BooksScreen />)
  expect(await screen.findByText('The books could not be computed.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Compute again' }))
  expect(await screen.findByText(/^No: 3 things differ\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Raffia hat, M' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '7KQ2-M9XA' }).getAttribute('href')).toBe(
    '/dashboard/ecommerce/orders/o1',
  )
  expect(screen.getByText('No order was paid with it')).toBeTruthy()
  expect(screen.getByText('pi_1')).toBeTruthy()
})

test('the month of the sellers’ statements is kept in the address', async () => {
  const now = new Date()
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
  window.history.replaceState(null, '', `/dashboard?month=${month}`)
  answerCalls({
    [OWED]: () => ({ body: [] }),
    [`${OWED}?month=${month}`]: () => ({ body: [] }),
    [READ]: () => ({ body: books }),
  })
  renderScreen(<BooksScreen />)
  expect(await screen.findByText('Nothing was sold or paid out in this month.')).toBeTruthy()
  window.history.replaceState(null, '', '/dashboard')
})
