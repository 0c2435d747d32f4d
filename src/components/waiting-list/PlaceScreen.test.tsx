import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WaitingPlace } from '@/contracts/waiting-list'
import { CART_KEY } from '../cart/cartCount'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { PlaceScreen } from './PlaceScreen'

const user = userEvent.setup()
const NOW = Date.now()
const place: WaitingPlace = {
  state: 'unconfirmed',
  ahead: 0,
  keptUntil: null,
  hold: null,
  piece: {
    productId: 'hat',
    variantId: null,
    slug: 'raffia-hat',
    title: 'Raffia hat',
    detail: null,
    image: null,
    price: 6_400,
    currency: 'USD',
  },
}
const kept: WaitingPlace = {
  ...place,
  state: 'kept',
  keptUntil: new Date(NOW + 20 * 60_000).toISOString(),
  hold: '65f0.key',
}
const link = { entry: '65f0', key: 'key' }
const CALL = 'POST /api/shop/back-in-stock/65f0/key'

beforeEach(() => localStorage.clear())

const open = (rendered: WaitingPlace, renderedAt = NOW) =>
  renderScreen(
    <main>
      <PlaceScreen rendered={rendered} link={link} renderedAt={renderedAt} />
    </main>,
  )

test('one press puts into the line, and another one out of it', async () => {
  answerCalls({
    [`${CALL}/confirm`]: () => ({ body: { ...place, state: 'waiting', ahead: 2 } }),
    [`${CALL}/leave`]: () => ({ body: { message: 'You are out of the line, and your address is erased.' } }),
  })
  open(place)
  await user.click(screen.getByRole('button', { name: 'Get in line' }))
  const heading = await screen.findByRole('heading', { name: 'You are in line' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText('Two people are before you. Then a piece is kept for you.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave the line' }))
  expect(await screen.findByText('You are out of the line, and your address is erased.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'See the piece' }).getAttribute('href')).toBe('/shop/raffia-hat')
})

test('the kept piece goes into the cart with its hold, unless the cart is in another currency', async () => {
  answerCalls({})
  localStorage.setItem(
    CART_KEY,
    JSON.stringify([{ ...place.piece, id: 'x', productId: 'x', quantity: 1, currency: 'EUR' }]),
  )
  open(kept)
  await user.click(screen.getByRole('button', { name: 'Order it · $64.00' }))
  expect(await screen.findByText(/^Your cart is in another currency/)).toBeTruthy()
  expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '')).toHaveLength(1)
})

test('what failed is said, and nothing is lost', async () => {
  answerCalls({ [`${CALL}/leave`]: () => ({ status: 503, body: {} }) })
  open(kept)
  await user.click(screen.getByRole('button', { name: 'I do not want it any more' }))
  expect(await screen.findByText('That did not work. Please try again in a moment.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Order it/ })).toBeTruthy()
})

test('time that is over, and a piece that has left, offer nothing to order', () => {
  answerCalls({})
  const { unmount } = open(kept, NOW + 21 * 60_000)
  expect(screen.getByRole('heading', { name: 'Time is up' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  const hidden = open({ ...kept, piece: null })
  expect(screen.getByText('This piece is not in the shop now. Look again later.')).toBeTruthy()
  expect(screen.queryByText(/^Kept until/)).toBeNull()
  hidden.unmount()
  open({ ...place, state: 'waiting', piece: null })
  expect(screen.getByText(/Should it come back, your place in line counts\.$/)).toBeTruthy()
})
