import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../../testing/answerCalls'
import { renderScreen } from '../../testing/renderScreen'
import { TestPaymentForm } from './TestPaymentForm'

const user = userEvent.setup()
const CALL = 'POST /api/payments/test/TEST-1/k'

function show(answers: Parameters<typeof answerCalls>[0]) {
  window.location.hash = ''
  const made = answerCalls(answers)
  renderScreen(<TestPaymentForm link={{ number: 'TEST-1', key: 'k' }} orderUrl="#order" amount="$164.84" />)
  return made
}

test('a payment leads back to the order, a declined one can be tried again', async () => {
  const made = show({ [CALL]: () => ({ body: {} }) })
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText(/^Declined\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart')
  expect(window.location.hash).toBe('')
  await user.click(screen.getByRole('button', { name: 'Pay $164.84' }))
  await waitFor(() => expect(window.location.hash).toBe('#order'))
  expect(made.map(({ body }) => body)).toEqual([{ outcome: 'declined' }, { outcome: 'paid' }])
})

test('what the site refuses is said', async () => {
  show({ [CALL]: () => ({ status: 409, body: { message: 'It is cancelled.', error: '' } }) })
  await user.click(screen.getByRole('button', { name: 'Pay $164.84' }))
  expect(await screen.findByText('It is cancelled.')).toBeTruthy()
})

test('a payment that the site does not hear of says so, and stays here', async () => {
  const made = show({ [CALL]: () => ({ body: {} }) })
  await user.click(screen.getByRole('button', { name: 'Pay, never told' }))
  expect(await screen.findByText(/^Paid, and nobody told the site\./)).toBeTruthy()
  expect(window.location.hash).toBe('')
  expect(made.map(({ body }) => body)).toEqual([{ outcome: 'unheard' }])
})
