import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../../testing/answerCalls'
import { renderScreen } from '../../testing/renderScreen'
import { LookupForm } from './LookupForm'

const user = userEvent.setup()

test('the link is asked for by number and mail, and the answer is the same for all', async () => {
  const message = 'If we know this order, its link is in your mail.'
  const made = answerCalls({ 'POST /api/order-lookup': () => ({ body: { message } }) })
  renderScreen(<LookupForm />)
  await user.click(screen.getByRole('button', { name: 'Mail me the link' }))
  expect(screen.getByText('Please enter the number of your order.')).toBeTruthy()
  await user.type(screen.getByLabelText('Number of the order'), '7kq2-m9xa')
  await user.type(screen.getByLabelText('Email'), 'carmen@ocasio.studio')
  await user.click(screen.getByRole('button', { name: 'Mail me the link' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(made[0]?.body).toEqual({ number: '7kq2-m9xa', email: 'carmen@ocasio.studio' })
})

test('who asks too often is told so', async () => {
  const body = { message: 'Too many requests. Please try again in 5 minutes.', error: '' }
  answerCalls({ 'POST /api/order-lookup': () => ({ status: 429, body }) })
  renderScreen(<LookupForm />)
  await user.type(screen.getByLabelText('Number of the order'), '7kq2-m9xa')
  await user.type(screen.getByLabelText('Email'), 'carmen@ocasio.studio')
  await user.click(screen.getByRole('button', { name: 'Mail me the link' }))
  expect(await screen.findByText(body.message)).toBeTruthy()
})
