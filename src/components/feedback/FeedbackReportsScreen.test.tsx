import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { admin, isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
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

const unanswered = {
  feedbackId: 'f1',
  answer: null as string | null,
  answeredAt: null as string | null,
  answeredBy: null as string | null,
  updatedAt: '2026-11-11T09:00:00.000Z',
}
const answered = {
  ...unanswered,
  answer: 'They are back.',
  answeredAt: '2026-11-12T09:00:00.000Z',
  answeredBy: 'Ada Reyes',
  updatedAt: '2026-11-12T09:00:00.000Z',
}

function serve(more = {}) {
  return answerCalls({
    'GET /api/feedback/all': () => ({ body: [feedback] }),
    'GET /api/feedback/answers': () => ({ body: [unanswered] }),
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
  const dialog = within(await screen.findByRole('dialog'))
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
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Subject'))
  await user.paste('x'.repeat(201))
  await user.type(dialog.getByLabelText('Message'), 'A month view')
  await user.click(dialog.getByRole('button', { name: /Submit Feedback/ }))
  expect(dialog.getByText('At most 200 characters')).toBeTruthy()
  expect(getToasts()[0]?.id).toBe(lastToast)
})

test('a creator reads the answer with its day and who gave it, and cannot answer', async () => {
  const made = serve({ 'GET /api/feedback/answers': () => ({ body: [answered] }) })
  renderDashboardScreen(<FeedbackReportsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show message: Prices' }))
  expect((await screen.findByRole('region', { name: 'Answer to Prices' })).textContent).toBe(
    'Answered Nov 12, 2026 by Ada ReyesThey are back.',
  )
  expect(screen.queryByRole('button', { name: /nswer: Prices$/ })).toBeNull()
  expect(made.map(({ call }) => call)).not.toContain('GET /api/users')
})

test('feedback can be read when its answers cannot be loaded', async () => {
  let status = 500
  serve({ 'GET /api/feedback/answers': () => ({ status, body: status === 200 ? [answered] : {} }) })
  renderDashboardScreen(<FeedbackReportsScreen />)
  expect(await screen.findByText('The answers could not be loaded.')).toBeTruthy()
  expect(screen.getByText('Prices')).toBeTruthy()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  expect(await screen.findByText('Answered Nov 12, 2026 by Ada Reyes')).toBeTruthy()
})

test('an admin sees who wrote, answers and marks, and keeps what is typed when it was changed meanwhile', async () => {
  let stored = unanswered
  const changed = 'Somebody has changed this feedback in the meantime. Read it again, then save.'
  const made = serve({
    'GET /api/users': () => ({ body: [{ ...isla, id: feedback.userId }] }),
    'GET /api/feedback/answers': () => ({ body: [stored] }),
    'PATCH /api/feedback/f1/answer': () => {
      const isLate = stored === unanswered
      stored = answered
      return isLate ? { status: 409, body: { message: changed, error: changed } } : { body: stored }
    },
  })
  renderDashboardScreen(<FeedbackReportsScreen />, admin)
  const user = userEvent.setup()
  expect(await screen.findByText('Isla Verano (isla)')).toBeTruthy()
  expect(screen.getByText('65f0a1b2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show message: Prices' }))
  await user.click(await screen.findByRole('button', { name: 'Answer: Prices' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prices' }))
  await user.click(dialog.getByRole('button', { name: /Status/ }))
  await user.click(screen.getByRole('option', { name: 'Resolved' }))
  await user.type(dialog.getByLabelText(/^Answer/), 'Look again')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const both = within(await screen.findByRole('alertdialog', { name: 'Two versions of one answer' }))
  expect(both.getByRole('radio', { name: 'Theirs: They are back.' })).toBeTruthy()
  await user.click(both.getByRole('button', { name: 'Save this choice' }))
  await expectToast('Feedback updated', 'The sender sees it under Feedback & Reports.')
  const sent = made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  expect(sent).toEqual([
    { status: 'resolved', answer: 'Look again', updatedAt: unanswered.updatedAt },
    { status: 'resolved', answer: 'Look again', updatedAt: answered.updatedAt },
  ])
})

test('searches subjects, messages, answers and senders once there are many', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...feedback,
    id: `f${index}`,
    subject: `Page ${index}`,
  }))
  serve({
    'GET /api/feedback/all': () => ({ body: many }),
    'GET /api/feedback/answers': () => ({
      body: [{ ...answered, feedbackId: 'f7', answer: 'Printed anew.' }],
    }),
  })
  renderDashboardScreen(<FeedbackReportsScreen />)
  const search = await screen.findByRole('searchbox', { name: 'Search feedback' })
  await userEvent.type(search, 'printed')
  const table = within(screen.getByRole('table', { name: 'Feedback submissions' }))
  expect(table.getByText('Page 7')).toBeTruthy()
  expect(table.queryByText('Page 8')).toBeNull()
  await userEvent.type(search, ' never')
  expect(screen.getByText('No feedback found')).toBeTruthy()
})
