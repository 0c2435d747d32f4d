import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { OnboardingScreen } from './OnboardingScreen'

const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

test('walks five steps, keeps the answers, and submits them at Finish', async () => {
  let status = 500
  const made = answerCalls({
    'GET /api/onboarding/my': () => ({ body: [] }),
    'POST /api/onboarding': () => ({ status, body: {} }),
  })
  const { router } = renderDashboardScreen(<OnboardingScreen />)
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  expect(progress()).toBe('Step 1 of 5')
  await user.type(screen.getByLabelText(/Full name/), 'Isla Verano')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement?.textContent).toBe('Brand Identity')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText(/Full name/)).toHaveProperty('value', 'Isla Verano')
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
    contentGoal: 4,
    followerGoal: null,
  })
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/dashboard']]))
})

test('starts from earlier answers, and goes back to the step with a wrong one', async () => {
  answerCalls({
    'GET /api/onboarding/my': () => ({
      body: [{ id: 'o1', fullName: 'Isla', email: null, followerGoal: 100 }],
    }),
  })
  renderDashboardScreen(<OnboardingScreen />)
  const user = userEvent.setup()
  expect(await screen.findByLabelText(/Full name/)).toHaveProperty('value', 'Isla')
  await user.type(screen.getByLabelText(/Email/), 'not-an-address')
  for (let step = 1; step < 5; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: /Finish/ }))
  expect(progress()).toBe('Step 1 of 5')
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
})

test('Enter in a field goes on like Next', async () => {
  answerCalls({ 'GET /api/onboarding/my': () => ({ body: [] }) })
  renderDashboardScreen(<OnboardingScreen />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Full name/), 'Isla Verano{Enter}')
  expect(screen.getByRole('heading', { name: 'Brand Identity' })).toBeTruthy()
})
