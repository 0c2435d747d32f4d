import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAddToCart } from '../commerce/useAddToCart'
import { renderScreen } from '../testing/renderScreen'
import { CART_KEY } from './cartCount'

const hat = {
  id: 'hat',
  productId: 'hat',
  variantId: null,
  title: 'Raffia hat',
  detail: null,
  price: 6_400,
  currency: 'USD',
  image: null,
}

function Shop() {
  const add = useAddToCart()
  return <button onClick={() => add(hat, 5)}>Add</button>
}

test('a short link comes along into the cart’s lines, also from the next page, and is kept nowhere else', async () => {
  window.history.replaceState(null, '', '/shop?s=k7f2')
  renderScreen(<Shop />)
  window.history.replaceState(null, '', '/shop/raffia-hat?s=<script>')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add' }))
  expect(JSON.parse(localStorage.getItem(CART_KEY) ?? '')).toMatchObject([{ productId: 'hat', link: 'k7f2' }])
  expect(Object.keys(localStorage)).toEqual([CART_KEY])
  expect([sessionStorage.length, document.cookie]).toEqual([0, ''])
})
