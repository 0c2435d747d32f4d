import { expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { OnboardingScreen } from './OnboardingScreen'

const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

test('walks five steps, keeps the answers, and submits them at Finish', async () => {
  let status = 500
  const made = answerCalls({
    'GET /api/onboarding/my': () => ({ body: [] }),
    'POST /api/onboarding': () => ({ status, body: {} }),
    'GET /api/user': () => ({ body: isla }),
  })
  const { router } = renderDashboardScreen(<OnboardingScreen />)
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  expect(progress()).toBe('Step 1 of 5')
  await user.type(screen.getByLabelText(/Social handles/), '@isla')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement?.textContent).toBe('Brand Identity')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText(/Social handles/)).toHaveProperty('value', '@isla')
  for (const step of ['Brand Identity', 'Platforms', 'Goals']) {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('heading', { name: step })).toBeTruthy()
  }
  await user.type(screen.getByLabelText(/Content goal/), '4')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(progress()).toBe('Step 5 of 5')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
  expect(screen.queryByRole('heading', { name: 'Complete' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Finish/ }))
  await expectToast('Error', 'Failed to submit onboarding', 'alert')
  status = 201
  await user.click(screen.getByRole('button', { name: /Finish/ }))
  await expectToast('Onboarding Complete!', 'Your profile has been set up successfully.')
  expect(made.findLast(({ call }) => call === 'POST /api/onboarding')?.body).toMatchObject({
    fullName: 'Isla Verano',
    socialHandles: '@isla',
    contentGoal: 4,
    followerGoal: null,
  })
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/dashboard']]))
})

const open = (search = '') => {
  cleanup()
  return renderDashboardScreen(<OnboardingScreen />, isla, search)
}
const goals = { followerGoal: 100_000, revenueGoal: 5_000.5, contentGoal: null }
const response = {
  id: 'o1',
  userId: isla.id,
  submittedAt: '2026-11-21T09:00:00.000Z',
  fullName: 'Isla',
  email: null,
  socialHandles: null,
  brandName: null,
  tagline: null,
  niche: 'Swim',
  instagram: null,
  tiktok: null,
  youtube: null,
  ...goals,
}

test('begins with the name and e-mail that are known', async () => {
  answerCalls({ 'GET /api/onboarding/my': () => ({ body: [] }) })
  open()
  expect(await screen.findByLabelText(/Full name/)).toHaveProperty('value', 'Isla Verano')
  expect(screen.getByLabelText(/Email/)).toHaveProperty('value', 'isla@example.com')
})

test('a wrong e-mail keeps the step, with its error', async () => {
  answerCalls({ 'GET /api/onboarding/my': () => ({ body: [] }) })
  open()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Email/), ' and more')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(progress()).toBe('Step 1 of 5')
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Email/))
})

test('a goal typed as 100k is that number, and a wrong one is told at its step', async () => {
  const made = answerCalls({
    'GET /api/onboarding/my': () => ({ body: [] }),
    'POST /api/onboarding': () => ({ status: 201, body: response }),
  })
  open('?step=4')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Follower goal/), '-50')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(progress()).toBe('Step 4 of 5')
  expect(screen.getByText('Enter a number that is not below 0')).toBeTruthy()
  await user.clear(screen.getByLabelText(/Follower goal/))
  await user.type(screen.getByLabelText(/Follower goal/), '100k')
  expect(screen.getByText('That is 100,000.')).toBeTruthy()
  await user.type(screen.getByLabelText(/Revenue goal/), '1.2m{Enter}')
  expect(screen.getByText('1,200,000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Finish/ }))
  await expectToast('Onboarding Complete!', 'Your profile has been set up successfully.')
  const sent = made.findLast(({ call }) => call === 'POST /api/onboarding')
  expect(sent?.body).toMatchObject({ followerGoal: 100_000, revenueGoal: 1_200_000, contentGoal: null })
  expect(localStorage).toHaveLength(0)
})

test('a reload stays at the step, with the answers; Back in the browser goes one step back', async () => {
  answerCalls({ 'GET /api/onboarding/my': () => ({ body: [] }) })
  open()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Social handles/), '@isla')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(window.location.search).toBe('?step=3')
  open('?step=3')
  expect(await screen.findByRole('heading', { name: 'Platforms' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  act(() => window.history.back())
  expect(await screen.findByRole('heading', { name: 'Platforms' })).toBeTruthy()
  expect(screen.getByText(/^Restored what you typed/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText(/Social handles/)).toHaveProperty('value', '@isla')
})

test('shows what was sent, with every answer, and takes it again', async () => {
  const made = answerCalls({
    'GET /api/onboarding/my': () => ({ body: [response] }),
    'POST /api/onboarding': () => ({ status: 201, body: response }),
  })
  open()
  expect(await screen.findByRole('heading', { name: 'Sent on Nov 21, 2026' })).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  for (const answer of ['Isla', 'Swim', '100,000', '5,000.5']) expect(screen.getByText(answer)).toBeTruthy()
  expect(screen.getAllByText('Not given')).toHaveLength(8)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Edit Goals' }))
  await user.type(screen.getByLabelText(/Content goal/), '4')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: /Finish/ }))
  await expectToast('Onboarding Complete!', 'Your profile has been set up successfully.')
  const sent = made.findLast(({ call }) => call === 'POST /api/onboarding')
  expect(sent?.body).toMatchObject({ ...goals, fullName: 'Isla', email: null, niche: 'Swim', contentGoal: 4 })
})

test('Enter in a field goes on like Next', async () => {
  answerCalls({ 'GET /api/onboarding/my': () => ({ body: [] }) })
  renderDashboardScreen(<OnboardingScreen />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Full name/), '{Enter}')
  expect(screen.getByRole('heading', { name: 'Brand Identity' })).toBeTruthy()
})
