import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../testing/answerCalls'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
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

const item = { ...feedback, answer: unanswered, sender: null as string | null }
const pageOf = (items: (typeof item)[], more = {}) => ({
  body: { items, total: items.length, cursor: null, ...more },
})

function serve(more = {}) {
  return answerCalls({
    'GET /api/feedback/page': () => pageOf([item]),
    'GET /api/onboarding/page': () => pageOf([]),
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
  const made = serve({ 'GET /api/feedback/page': () => pageOf([{ ...item, answer: answered }]) })
  renderDashboardScreen(<FeedbackReportsScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show message: Prices' }))
  expect((await screen.findByRole('region', { name: 'Answer to Prices' })).textContent).toBe(
    'Answered Nov 12, 2026 by Ada ReyesThey are back.',
  )
  expect(screen.queryByRole('button', { name: /nswer: Prices$/ })).toBeNull()
  expect(made.map(({ call }) => call)).toEqual(['GET /api/feedback/page', 'GET /api/onboarding/page'])
})

test('feedback that cannot be loaded can be asked for again', async () => {
  let status = 500
  serve({ 'GET /api/feedback/page': () => ({ ...pageOf([item]), status }) })
  renderDashboardScreen(<FeedbackReportsScreen />)
  expect(await screen.findByText('The feedback could not be loaded.')).toBeTruthy()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  expect(await screen.findByText('Prices')).toBeTruthy()
})

test('an answer shows in a later page, too, and more rows are asked for only when they are wanted', async () => {
  const cursor = '1767225600000.65f0a1b2c3d4e5f6a7b8c9d0'
  const older = { ...item, id: 'f2', subject: 'Hats', answer: { ...unanswered, feedbackId: 'f2' } }
  let hasFailed = false
  const made = serve({
    'GET /api/feedback/page': () => pageOf([item], { total: 10_000, cursor }),
    [`GET /api/feedback/page?cursor=${cursor}`]: () => {
      if (hasFailed) return pageOf([older], { total: 10_000, cursor: 'later' })
      hasFailed = true
      return { status: 500, body: {} }
    },
    'PATCH /api/feedback/f2/answer': () => {
      older.answer = { ...answered, feedbackId: 'f2' }
      return { body: older.answer }
    },
  })
  renderDashboardScreen(<FeedbackReportsScreen />, admin)
  const user = userEvent.setup()
  expect(await screen.findByText('1 of 10000 shown')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Feedback Submissions/ }).textContent).toContain('10,000')
  expect(made.filter(({ call }) => call.includes('cursor'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('The next rows could not be loaded.')).toBeTruthy()
  expect(screen.getByText('Prices')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('2 of 10000 shown')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Hats')
  await user.click(screen.getByRole('button', { name: 'Show message: Hats' }))
  await user.click(await screen.findByRole('button', { name: 'Answer: Hats' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hats' }))
  await user.type(dialog.getByLabelText(/^Answer/), 'They are back.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('region', { name: 'Answer to Hats' })).toBeTruthy()
})

test('an admin sees who wrote, answers and marks, and keeps what is typed when it was changed meanwhile', async () => {
  let stored = unanswered
  const changed = 'Somebody has changed this feedback in the meantime. Read it again, then save.'
  const made = serve({
    'GET /api/feedback/page': () => pageOf([{ ...item, answer: stored, sender: 'Isla Verano (isla)' }]),
    'GET /api/feedback/f1/answer': () => ({ body: { ...item, answer: stored } }),
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

test('the server searches once there are many', async () => {
  const found = { ...item, id: 'f7', subject: 'Page 7' }
  serve({
    'GET /api/feedback/page': () => pageOf([item], { total: 20 }),
    'GET /api/feedback/page?q=printed': () => pageOf([found], { total: 20 }),
    'GET /api/feedback/page?q=printed+never': () => pageOf([], { total: 20 }),
  })
  renderDashboardScreen(<FeedbackReportsScreen />)
  const search = await screen.findByRole('searchbox', { name: 'Search feedback' })
  await userEvent.type(search, 'printed')
  expect(await screen.findByText('Page 7')).toBeTruthy()
  expect(screen.queryByText('Prices')).toBeNull()
  await userEvent.type(search, ' never')
  expect(await screen.findByText('No feedback found')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('Prices')).toBeTruthy()
})
