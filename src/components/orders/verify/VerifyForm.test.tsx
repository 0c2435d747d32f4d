import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shopTextsDefaults } from '@/globals/noticeDefaults'
import { answerCalls } from '../../testing/answerCalls'
import { renderScreen } from '../../testing/renderScreen'
import { VerifyForm } from './VerifyForm'

const user = userEvent.setup()
const CHECK = 'POST /api/verify'
const genuine = {
  isGenuine: true,
  merchantName: 'Isla Verano',
  supportEmail: 'help@isla.example',
  paidOn: '2026-11-21',
  isRefunded: false,
  isTest: false,
}

test('the code in the address is checked, and the answer names shop and day', async () => {
  window.location.hash = '#7KQ2-M9XA-4F8J-2KQW'
  const made = answerCalls({ [CHECK]: () => ({ body: genuine }) })
  renderScreen(<VerifyForm words={shopTextsDefaults.verify} />)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(
    await screen.findByText('This order is from Isla Verano, and was paid on Nov 21, 2026.'),
  ).toBeTruthy()
  expect(made[0]?.body).toEqual({ code: '7KQ2-M9XA-4F8J-2KQW' })
  window.location.hash = ''
})

test('another code is not ours, and the shop can be told', async () => {
  const answers = [{ body: { ...genuine, isGenuine: false, paidOn: null } }, { status: 503, body: {} }]
  answerCalls({ [CHECK]: () => answers.shift() ?? { body: {} } })
  renderScreen(<VerifyForm words={shopTextsDefaults.verify} />)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText('Please enter the code of the receipt.')).toBeTruthy()
  await user.type(screen.getByLabelText('Code of the receipt'), 'x')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Not one of ours')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Report the shop to us' }).getAttribute('href')).toMatch(
    /^mailto:help@isla\.example\?/,
  )
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('That did not work. Please try again in a moment.')).toBeTruthy()
  expect(screen.queryByText('Not one of ours')).toBeNull()
})

test.each([
  [{ isTest: true }, /^This is a test order of Isla Verano of Nov 21, 2026\. No money moved\./],
  [{ isRefunded: true }, /All of it was refunded since\.$/],
])('a test and a refund are said: %j', async (changes, words) => {
  answerCalls({ [CHECK]: () => ({ body: { ...genuine, ...changes } }) })
  renderScreen(<VerifyForm words={shopTextsDefaults.verify} />)
  await user.type(screen.getByLabelText('Code of the receipt'), 'x')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(words)).toBeTruthy()
})
