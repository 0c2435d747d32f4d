import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDEA_TEXTS, type IdeaItem } from '@/contracts/ideas'
import { answerCalls, pageOfItems } from '../testing/answerCalls'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { VisionBoardScreen } from './VisionBoardScreen'

const idea = (overrides: Partial<IdeaItem> = {}): IdeaItem => ({
  id: 'film',
  userId: isla.id,
  title: 'A film with no face in it',
  content: 'Hands, hems, heels on tile.',
  type: 'text',
  voiceNoteUrl: null,
  status: 'idea',
  createdAt: '2026-11-19T15:00:00.000Z',
  note: null,
  ...overrides,
})

function renderBoard(ideas: IdeaItem[], more = {}) {
  const made = answerCalls({ 'GET /api/vision-board/page': () => ({ body: pageOfItems(ideas) }), ...more })
  renderDashboardScreen(<VisionBoardScreen />)
  return {
    made,
    user: userEvent.setup(),
    sent: (call: string) => made.find((each) => each.call === call)?.body,
  }
}

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('heading', { name: title })).closest('li')
  if (!row) throw new Error(`No row for ${title}`)
  return within(row)
}

test('counts the ideas and offers what can be done only while one is an idea', async () => {
  renderBoard([
    idea(),
    idea({ id: 'sale', title: 'Closet sale', status: 'promoted-to-task' }),
    idea({ id: 'tote', title: 'One tote', status: 'scheduled-as-content' }),
  ])
  expect(await screen.findByRole('heading', { name: 'Your Ideas (3)' })).toBeTruthy()
  const open = await rowOf('A film with no face in it')
  expect(open.getByText('Idea')).toBeTruthy()
  expect(open.getByText('Nov 19, 2026')).toBeTruthy()
  expect(open.getByRole('button', { name: 'Promote to task' })).toBeTruthy()
  expect(open.getByRole('button', { name: 'Schedule as content' })).toBeTruthy()
  for (const [title, badge] of [
    ['Closet sale', 'Task'],
    ['One tote', 'Scheduled'],
  ] as const) {
    const row = await rowOf(title)
    expect(row.getByText(badge)).toBeTruthy()
    expect(row.queryByRole('button', { name: /Promote|Schedule/ })).toBeNull()
  }
})

test('an idea that was typed and not saved is there again after a reload, and gone once it is saved', async () => {
  const more = { 'POST /api/vision-board': () => ({ status: 201, body: idea() }) }
  const { user } = renderBoard([], more)
  await user.type(screen.getByLabelText('Title'), 'Salt flats')
  cleanup()
  renderBoard([], more)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Salt flats')
  expect(screen.getByText(/^Restored what you typed at/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Save idea/ }))
  await expectToast('Idea saved!', '')
  expect(screen.queryByText(/^Restored/)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('a written idea is saved as an idea of its own, and the form is empty again', async () => {
  const ideas: IdeaItem[] = []
  const { user, sent } = renderBoard(ideas, {
    'POST /api/vision-board': () => {
      ideas.push(idea())
      return { status: 201, body: ideas[0] }
    },
  })
  expect(await screen.findByText('No ideas yet')).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), ' A film with no face in it ')
  await user.type(screen.getByLabelText(/^Idea/), 'Hands, hems, heels on tile.')
  await user.click(screen.getByRole('button', { name: /Save idea/ }))
  await expectToast('Idea saved!', '')
  expect(sent('POST /api/vision-board')).toEqual({
    userId: isla.id,
    title: 'A film with no face in it',
    content: 'Hands, hems, heels on tile.',
    type: 'text',
    status: 'idea',
  })
  expect(screen.getByRole('heading', { name: 'Your Ideas (1)' })).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
})

test('an idea without a title is not sent, and what was typed survives a failure', async () => {
  const { made, user } = renderBoard([], { 'POST /api/vision-board': () => ({ status: 500, body: {} }) })
  await user.type(screen.getByLabelText(/^Idea/), 'Only a thought')
  await user.click(screen.getByRole('button', { name: /Save idea/ }))
  await expectToast('Title required', 'Please enter a title for your idea.', 'alert')
  expect(made.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await user.type(screen.getByLabelText('Title'), 'Ferry')
  await user.click(screen.getByRole('button', { name: /Save idea/ }))
  await expectToast('Error', 'Failed to create idea', 'alert')
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Ferry')
  expect(screen.getByLabelText(/^Idea/)).toHaveProperty('value', 'Only a thought')
})

test('promoting asks first; the idea becomes a task and keeps the focus', async () => {
  const ideas = [idea()]
  const { made, user, sent } = renderBoard(ideas, {
    'PATCH /api/vision-board/film/status': () => {
      ideas[0] = idea({ status: 'promoted-to-task' })
      return { body: ideas[0] }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Promote to task' }))
  expect(made.some(({ call }) => call.startsWith('PATCH'))).toBe(false)
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Promote to task/ }),
  )
  await expectToast('Promoted to Task', `${IDEA_TEXTS.inSchedule['promoted-to-task']}UndoOpen the schedule`)
  expect(sent('PATCH /api/vision-board/film/status')).toEqual({ status: 'promoted-to-task' })
  expect((await rowOf('A film with no face in it')).getByText('Task')).toBeTruthy()
  // It stays in the list and its count.
  expect(screen.getByRole('heading', { name: 'Your Ideas (1)' })).toBeTruthy()
})

test.each([
  ['the toast', 'Undo'],
  ['its row', 'Back to ideas: A film with no face in it'],
])('what became of an idea can be undone from %s, unless it has changed since', async (_, name) => {
  const ideas = [idea()]
  let status = 409
  const { user, sent } = renderBoard(ideas, {
    'PATCH /api/vision-board/film/status': () => {
      ideas[0] = idea({ status: 'scheduled-as-content' })
      return { body: ideas[0] }
    },
    'POST /api/vision-board/film/reopen': () => {
      if (status === 200) ideas[0] = idea()
      return { status, body: status === 200 ? ideas[0] : { message: IDEA_TEXTS.movedOn } }
    },
  })
  const schedule = () => screen.findByRole('button', { name: /Schedule as content/ })
  await user.click(await schedule())
  await user.click(await screen.findByRole('button', { name }))
  await expectToast('Error', IDEA_TEXTS.movedOn, 'alert')
  expect(sent('POST /api/vision-board/film/reopen')).toEqual({ from: 'scheduled-as-content' })
  status = 200
  await user.click(screen.getByRole('button', { name: 'Back to ideas: A film with no face in it' }))
  await expectToast('Back to your ideas', `A film with no face in it. ${IDEA_TEXTS.taskGone}`)
  expect(await schedule()).toBeTruthy()
})

test('an idea that another tab deleted says so and leaves the list', async () => {
  const ideas = [idea()]
  const { user } = renderBoard(ideas, {
    'PATCH /api/vision-board/film/status': () => {
      ideas.pop()
      return { status: 404, body: { message: 'Not found' } }
    },
  })
  await user.click(await screen.findByRole('button', { name: /Schedule as content/ }))
  await expectToast('Error', 'This idea is not there any more.', 'alert')
  expect(await screen.findByRole('heading', { name: 'Your Ideas (0)' })).toBeTruthy()
})

test('scheduling happens at once, and says so when it fails', async () => {
  const ideas = [idea()]
  let status = 409
  const { user, sent } = renderBoard(ideas, {
    'PATCH /api/vision-board/film/status': () => {
      if (status === 200) ideas[0] = idea({ status: 'scheduled-as-content' })
      return { status, body: ideas[0] }
    },
  })
  const schedule = await screen.findByRole('button', { name: /Schedule as content/ })
  await user.click(schedule)
  await expectToast('Error', 'Failed to update status', 'alert')
  status = 200
  await user.click(schedule)
  await expectToast(
    'Scheduled as Content',
    `${IDEA_TEXTS.inSchedule['scheduled-as-content']}UndoOpen the schedule`,
  )
  expect(sent('PATCH /api/vision-board/film/status')).toEqual({ status: 'scheduled-as-content' })
  const row = await rowOf('A film with no face in it')
  expect(row.getByText('Scheduled')).toBeTruthy()
  expect(document.activeElement).toBe(row.getByRole('heading'))
})

test('deleting asks first, keeps the idea when it fails, and leaves the focus at the list', async () => {
  const ideas = [idea()]
  let status = 500
  const { made, user } = renderBoard(ideas, {
    'DELETE /api/vision-board/film': () => {
      if (status === 200) ideas.pop()
      return { status, body: { message: 'Idea deleted' } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete A film with no face in it' }))
  expect(made.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete idea/ })
  await user.click(confirm)
  await expectToast('Error', 'Failed to delete idea', 'alert')
  status = 200
  await user.click(confirm)
  await expectToast('Idea deleted', '')
  expect(await screen.findByRole('heading', { name: 'Your Ideas (0)' })).toBeTruthy()
})

test('ideas that do not load are announced and can be asked for again', async () => {
  let status = 500
  answerCalls({
    'GET /api/vision-board/page': () => ({ status, body: status === 200 ? pageOfItems([idea()]) : {} }),
  })
  renderDashboardScreen(<VisionBoardScreen />)
  await expectToast('Error', 'Failed to fetch ideas', 'alert')
  expect(screen.getByRole('heading', { name: /^Your Ideas/ }).textContent).toBe('Your Ideas')
  status = 200
  await userEvent.click(await screen.findByRole('button', { name: /Retry|Try again/ }))
  expect(await screen.findByRole('heading', { name: 'Your Ideas (1)' })).toBeTruthy()
})
