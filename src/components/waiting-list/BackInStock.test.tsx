import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { BackInStock } from './BackInStock'

const user = userEvent.setup()
const variant = (id: string, inventoryQuantity: number) => ({
  id,
  values: [id.toUpperCase()],
  price: 14_800,
  inventoryQuantity,
})
const hat = {
  id: 'hat',
  title: 'Raffia hat',
  inventoryQuantity: 0,
  variants: [],
  options: [{ name: 'Size', values: ['M', 'L'] }],
}
const HELD = 'GET /api/shop/products/hat/held'
const ASK = 'POST /api/shop/back-in-stock'
const message = 'Look into your mail: one press there, and you are in line.'

test('there is nothing while all is in stock, and nothing is asked', () => {
  const made = answerCalls({})
  renderScreen(
    <BackInStock soldOutText="Is your size sold out?" product={{ ...hat, inventoryQuantity: 3 }} />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(made).toEqual([])
})

test('a sold-out piece says what is held and who waits, and takes an address', async () => {
  const freeAt = new Date(Date.now() + 22.5 * 60_000).toISOString()
  const made = answerCalls({
    [HELD]: () => ({ body: [{ variantId: null, held: 2, freeAt, waiting: 1 }] }),
    [ASK]: () => ({ body: { message } }),
  })
  renderScreen(<BackInStock soldOutText="Is your size sold out?" product={hat} />)
  expect(
    await screen.findByText(/^2 are in somebody’s checkout, back in at most 23 min if not paid\./),
  ).toBeTruthy()
  expect(screen.getByText(/1 person is in line before you\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), 'nia@example.com')
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(made.at(-1)?.body).toEqual({ productId: 'hat', variantId: null, email: 'nia@example.com' })
})

test('of several sizes that are sold out one is chosen; what is refused is said', async () => {
  const refusal = 'It is in stock. You can buy it now.'
  const made = answerCalls({
    [HELD]: () => ({ body: [{ variantId: 'm', held: 0, freeAt: null, waiting: 3 }] }),
    [ASK]: () => ({ status: 409, body: { message: refusal, error: '' } }),
  })
  const variants = [variant('s', 0), variant('m', 0), variant('l', 2)]
  renderScreen(
    <BackInStock soldOutText="Is your size sold out?" product={{ ...hat, inventoryQuantity: 2, variants }} />,
  )
  await user.click(screen.getByText('Is your size sold out?'))
  expect(screen.queryByRole('option', { name: 'L' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Which one'), 'm')
  expect(await screen.findByText('3 people are in line before you.')).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), 'nia@example.com')
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(made.at(-1)?.body).toMatchObject({ variantId: 'm' })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nia@example.com')
})
