import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { getToasts } from '../ui/toast/toastQueue'
import { FeedbackReportsScreen } from './FeedbackReportsScreen'

const feedback = {
  id: 'f1',
  userId: '65f0a1b2c3d4e5f6a7b8c9d0',
  category: 'bug-report',
  subject: 'Prices',
  message: 'They are gone.',
  status: 'reviewed',
  submittedAt: '2026-11-10T09:00:00.000Z',
}

function serve(more = {}) {
  return answerCalls({
    'GET /api/feedback/all': () => ({ body: [feedback] }),
    'GET /api/onboarding/all': () => ({ body: [] }),
    ...more,
  })
}

test('shows feedback with user ids of 8 characters; a row opens its message', async () => {
  serve()
  renderDashboardScreen(<FeedbackReportsScreen />)
  expect(await screen.findByText('65f0a1b2')).toBeTruthy()
  expect(screen.getByText('Reviewed')).toBeTruthy()
  expect(screen.getByText('Nov 10, 2026')).toBeTruthy()
  expect(screen.queryByText('They are gone.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show message: Prices' }))
  expect(screen.getByText('They are gone.')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: /Onboarding Responses/ }))
  expect(screen.getByText('No responses yet')).toBeTruthy()
})

test('wants all fields, keeps them when the call fails, and thanks', async () => {
  let status = 500
  const made = serve({ 'POST /api/feedback': () => ({ status, body: feedback }) })
  renderDashboardScreen(<FeedbackReportsScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  const dialog = within(screen.getByRole('dialog'))
  const submit = dialog.getByRole('button', { name: /Submit Feedback/ })
  await user.type(dialog.getByLabelText('Subject'), 'Idea')
  await user.click(submit)
  await expectToast('Missing Information', 'Please fill in all fields', 'alert')
  expect(dialog.getByText('Enter a message')).toBeTruthy()
  expect(dialog.queryByText('Enter a subject')).toBeNull()
  await user.type(dialog.getByLabelText('Message'), 'A month view')
  await user.click(submit)
  await expectToast('Error', 'Failed to submit feedback', 'alert')
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'A month view')
  status = 201
  await user.click(submit)
  await expectToast('Feedback Submitted', 'Thank you for your feedback!')
  expect(made.findLast(({ call }) => call === 'POST /api/feedback')?.body).toEqual({
    category: 'general',
    subject: 'Idea',
    message: 'A month view',
  })
})

test('says what is wrong with a field that is filled in, and not that one is missing', async () => {
  serve()
  renderDashboardScreen(<FeedbackReportsScreen />)
  const lastToast = getToasts()[0]?.id
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByLabelText('Subject'))
  await user.paste('x'.repeat(201))
  await user.type(dialog.getByLabelText('Message'), 'A month view')
  await user.click(dialog.getByRole('button', { name: /Submit Feedback/ }))
  expect(dialog.getByText('At most 200 characters')).toBeTruthy()
  expect(getToasts()[0]?.id).toBe(lastToast)
})
