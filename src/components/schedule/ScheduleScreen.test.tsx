import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { renderToString } from 'react-dom/server.node'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { TASK_TEXTS, type Task } from '@/contracts/schedule/tasks'
import { resetMemoryStores } from '../api/memoryStore'
import { changeUrlSearch } from '../layout/useUrlSearch'
import { answerCalls } from '../testing/answerCalls'
import { mediaOf, startOf } from '../testing/mediaOf'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast, inLayout } from '../testing/renderScreen'
import { shortLink } from '../testing/shortLink'
import { ownTimeZone } from '../ui/timeZones'
import { ScheduleScreen } from './ScheduleScreen'
import { NOTHING_PLANNED } from './testing/nothingPlanned'
import { taskOf } from './testing/taskOf'

beforeEach(resetMemoryStores)

const column = (name: string) => screen.getByRole('region', { name })
const countOf = (name: string) => within(column(name)).getByRole('heading', { level: 2 }).textContent
const cardOf = (title: string) => screen.getByRole('row', { name: title })
const titlesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

/** The schedule of a new user: samples, and no calls. */
function renderFresh() {
  const made = answerCalls({})
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  return { made, user: userEvent.setup() }
}

/** The schedule of a user with tasks, answered as the server would. */
function renderOwn(tasks: Task[], more = {}, start: Partial<ScheduleStart> = {}, search = '') {
  const made = answerCalls({ 'GET /api/tasks': () => ({ body: tasks }), ...more })
  renderDashboardScreen(<ScheduleScreen start={{ ...NOTHING_PLANNED, tasks, ...start }} />, isla, search, [
    'schedule',
  ])
  return { made, user: userEvent.setup() }
}

test('shows three columns of samples with their counts to somebody new', () => {
  const { made } = renderFresh()
  expect(['To Do', 'In Progress', 'Done'].map(countOf)).toEqual(['To Do4', 'In Progress2', 'Done3'])
  expect(screen.getByText('These are samples. Your own start empty.')).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 9)
  expect(made).toEqual([])
})

test('columns longer than the page brings have their counts at once, and all cards a moment later', async () => {
  const tasks = [taskOf({ id: 'first', title: 'First' }), taskOf({ id: 'later', title: 'Later' })]
  const start = { tasks: tasks.slice(0, 1), counts: { todo: 2, 'in-progress': 0, done: 0 } }
  let isLoaded = (): void => undefined
  const answer = new Promise<{ body: Task[] }>((resolve) => {
    isLoaded = () => resolve({ body: tasks })
  })
  const { made } = renderOwn([], { 'GET /api/tasks': () => answer }, start, '?task=later')
  expect(countOf('To Do')).toBe('To Do2')
  expect(titlesIn('To Do')).toEqual(['First'])
  expect(screen.queryByRole('dialog')).toBeNull()
  isLoaded()
  expect(await screen.findByRole('dialog', { name: 'Edit task' })).toBeTruthy()
  expect(made.map(({ call }) => call)).toEqual(['GET /api/tasks'])
})

test('says that not all tasks came, and loads them again', async () => {
  const answers = [{ status: 500, body: {} }, { body: [taskOf({ title: 'Whole' })] }]
  const start = { counts: { todo: 1, 'in-progress': 0, done: 0 } }
  const { user } = renderOwn([], { 'GET /api/tasks': () => answers.shift() }, start)
  expect(await screen.findByText('Not all tasks could be loaded.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(titlesIn('To Do')).toEqual(['Whole']))
  expect(screen.queryByText('Not all tasks could be loaded.')).toBeNull()
})

test('adds a stored task for TikTok, due today, beside the samples', async () => {
  const date = format(new Date(), 'yyyy-MM-dd')
  const task = taskOf({ title: 'Pack for the shoot', date })
  const made = answerCalls({
    'POST /api/tasks': () => ({ status: 201, body: task }),
    'GET /api/tasks': () => ({ body: [task] }),
  })
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText('Due date')).toHaveProperty('value', date)
  await user.type(within(dialog).getByLabelText(/^Title/), 'Pack for the shoot')
  await user.click(within(dialog).getByRole('button', { name: /Add Task/ }))
  await expectToast('Task added', 'Pack for the shoot: in To Do.')
  expect(made[0]).toEqual({
    call: 'POST /api/tasks',
    body: { title: 'Pack for the shoot', platform: 'tiktok', date },
  })
  await waitFor(() => expect(countOf('To Do')).toBe('To Do5'))
  const card = within(column('To Do')).getByRole('row', { name: 'Pack for the shoot' })
  expect(card.textContent).toContain('TikTok')
  expect(card.textContent).not.toContain('Sample')
})

test('plans a post on several channels, one with its own caption and files, and stays for the next', async () => {
  const wide = mediaOf({ name: 'wide.mp4', kind: 'film' })
  const post = { title: 'Linen', tasks: [taskOf({ title: 'Linen' }), taskOf({ title: 'Linen' })] }
  const made = answerCalls({
    'POST /api/posts': () => ({ status: 201, body: post }),
    'GET /api/media': () => ({ body: startOf([wide]).media }),
    'GET /api/media/wide.mp4': () => ({ body: wide }),
    'GET /api/tasks': () => ({ body: [] }),
  })
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Title/), 'Linen')
  await user.click(within(dialog).getByRole('button', { name: 'YouTube' }))
  await user.clear(within(dialog).getByLabelText('Due date'))
  await user.type(within(dialog).getByLabelText(/Shared caption/), 'Five ways #linen')
  await user.click(within(dialog).getByRole('button', { name: 'Write its own for YouTube' }))
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Caption for YouTube'))
  await user.keyboard(' and chapters')
  await user.click(within(dialog).getByRole('button', { name: 'Choose its own files for YouTube' }))
  const files = within(within(dialog).getByRole('group', { name: 'Files for YouTube' }))
  await user.click(files.getByRole('button', { name: 'Choose from Media' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose from Media' }))
  await user.click(await picker.findByRole('row', { name: 'wide.mp4' }))
  await user.click(picker.getByRole('button', { name: 'Add file' }))
  expect(await within(dialog).findByText('Own caption and files')).toBeTruthy()
  await user.click(within(dialog).getByLabelText(/^Title/))
  expect(within(dialog).getByRole('button', { name: 'Plan on 2 channels' })).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await expectToast('Task added', 'Linen: in To Do, on 2 channels.')
  expect(made.find(({ call }) => call === 'POST /api/posts')?.body).toEqual({
    title: 'Linen',
    date: '',
    caption: 'Five ways #linen',
    channels: ['tiktok', 'youtube'],
    own: { youtube: { caption: 'Five ways #linen and chapters', mediaIds: ['wide.mp4'] } },
  })
  expect(within(dialog).getByLabelText(/^Title/)).toHaveProperty('value', '')
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Title/))
  expect(within(dialog).getByRole('button', { name: 'Plan on 2 channels' })).toBeTruthy()
})

test('makes a post of each pasted line after a question', async () => {
  const made = answerCalls({
    'POST /api/tasks': () => ({ status: 201, body: taskOf({ title: 'Linen' }) }),
    'GET /api/tasks': () => ({ body: [] }),
  })
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText(/^Title/))
  await user.paste('- Linen\n- Rings, stacked\n\n')
  await user.click(await screen.findByRole('button', { name: 'Add 2 posts' }))
  await waitFor(() => expect(made.filter(({ call }) => call === 'POST /api/tasks')).toHaveLength(2))
  expect(made.flatMap(({ body }) => (body ? [body] : []))).toEqual([
    { title: 'Linen', platform: 'tiktok', date: '' },
    { title: 'Rings, stacked', platform: 'tiktok', date: '' },
  ])
})

test('goes on with the pasted lines that are left after a failure', async () => {
  let isDown = true
  const made = answerCalls({
    'POST /api/tasks': (body) =>
      isDown && (body as { title: string }).title === 'Rings'
        ? { status: 500, body: {} }
        : { status: 201, body: taskOf({ title: 'Linen' }) },
    'GET /api/tasks': () => ({ body: [] }),
  })
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText(/^Title/))
  await user.paste('Linen\nRings')
  await user.click(await screen.findByRole('button', { name: 'Add 2 posts' }))
  await expectToast('Error', 'Failed to save task', 'alert')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Add 2 posts' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const titles = made.flatMap(({ body }) => (body ? [(body as { title: string }).title] : []))
  expect(titles).toEqual(['Linen', 'Rings', 'Rings'])
})

test('closes after a post, also when its shortcut for another one met a mistake before', async () => {
  answerCalls({
    'POST /api/tasks': () => ({ status: 201, body: taskOf({ title: 'Linen' }) }),
    'GET /api/tasks': () => ({ body: [] }),
  })
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = await screen.findByRole('dialog')
  const channel = within(dialog).getByRole('button', { name: 'TikTok' })
  await user.click(channel)
  await user.type(within(dialog).getByLabelText(/^Title/), 'Linen')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await within(dialog).findByText('Choose at least one channel')).toBeTruthy()
  await user.click(channel)
  await user.click(within(dialog).getByRole('button', { name: 'Add Task' }))
  await expectToast('Task added', 'Linen: in To Do.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('moves one card of a post, then all of them, and deletes all', async () => {
  const tasks = (['tiktok', 'youtube', 'instagram'] as const).map((platform) =>
    taskOf({ id: platform, title: `Linen ${platform}`, platform, postId: 'p1' }),
  )
  const undo = tasks.map(({ id }) => ({ kind: 'task', id, until: '2030-01-01T00:00:00.000Z' }))
  const { made, user } = renderOwn(tasks, {
    'POST /api/tasks/tiktok/move': () => ({ body: { ...tasks[0], status: 'in-progress', version: 2 } }),
    'GET /api/posts/p1': () => ({ body: { id: 'p1', version: 4 } }),
    'POST /api/posts/p1/move': () => ({ body: { id: 'p1', version: 5, tasks } }),
    'DELETE /api/posts/p1': () => ({ body: { message: 'Post deleted', undo } }),
  })
  expect(within(cardOf('Linen tiktok')).getByText('With YouTube, Instagram')).toBeTruthy()
  await user.click(
    within(cardOf('Linen tiktok')).getByRole('button', { name: 'Move forward to In Progress' }),
  )
  expect(await screen.findByText('Linen tiktok, on TikTok alone')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move all 3' }))
  await expectToast('All moved to In Progress', 'Linen tiktok')
  const body = { version: 4, from: 'todo', status: 'in-progress' }
  expect(made).toContainEqual({ call: 'POST /api/posts/p1/move', body })
  await user.click(within(cardOf('Linen youtube')).getByRole('button', { name: 'Move Linen youtube' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete all 3' }))
  expect(await screen.findByText('Post deleted')).toBeTruthy()
})

test('moves one step at a time, by keyboard, announces it and keeps the focus on the card', async () => {
  const { made, user } = renderFresh()
  const card = () => cardOf('Film the boardwalk fit check')
  expect(within(card()).getByRole('button', { name: 'Move back' })).toHaveProperty('disabled', true)
  within(card()).getByRole('button', { name: 'Move forward to In Progress' }).focus()
  await user.keyboard('{Enter}')
  expect(column('In Progress').contains(card())).toBe(true)
  expect(screen.getByText(/moved to In Progress, 3 of 3/)).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(within(card()).getByRole('button', { name: 'Move forward to Done' })),
  )
  await user.keyboard('{Enter}')
  expect(column('Done').contains(card())).toBe(true)
  expect(within(card()).getByRole('button', { name: 'Move forward' })).toHaveProperty('disabled', true)
  expect(made).toEqual([])
})

test('sends quick moves one after the other, each with the next version', async () => {
  const tasks = [taskOf({ title: 'Linen', version: 4 })]
  const { made, user } = renderOwn(tasks, {
    'POST /api/tasks/linen/move': (body: { status: Task['status']; version: number }) => {
      tasks[0] = taskOf({ title: 'Linen', status: body.status, version: body.version + 1 })
      return { body: tasks[0] }
    },
  })
  expect(screen.queryByText('Sample')).toBeNull()
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move forward to In Progress' }))
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move forward to Done' }))
  await waitFor(() => expect(titlesIn('Done')).toEqual(['Linen']))
  await waitFor(() => expect(made.filter(({ call }) => call.endsWith('move'))).toHaveLength(2))
  expect(made.filter(({ call }) => call.endsWith('move')).map(({ body }) => body)).toEqual([
    { status: 'in-progress', version: 4 },
    { status: 'done', afterId: null, version: 5 },
  ])
})

test('a move that the server refuses goes back, and says why', async () => {
  const { user } = renderOwn([taskOf({ title: 'Linen' })], {
    'POST /api/tasks/linen/move': () => ({ status: 409, body: { message: 'This was changed elsewhere.' } }),
  })
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move forward to In Progress' }))
  await expectToast('Error', 'This was changed elsewhere.', 'alert')
  await waitFor(() => expect(titlesIn('To Do')).toEqual(['Linen']))
})

test('the menu does what a drag does: another column, another place, another day', async () => {
  const tasks = [taskOf({ id: 'a', title: 'First' }), taskOf({ id: 'b', title: 'Last' })]
  const { made, user } = renderOwn(tasks, {
    'POST /api/tasks/b/move': (body: object) => ({ body: { ...tasks[1], ...body } }),
  })
  const choose = async (item: string) => {
    await user.click(within(cardOf('Last')).getByRole('button', { name: 'Move Last' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('To the top')
  await waitFor(() => expect(made[0]?.body).toEqual({ afterId: null, version: 1 }))
  await choose('To a day…')
  const dialog = await screen.findByRole('dialog')
  await user.clear(within(dialog).getByLabelText('Day'))
  await user.type(within(dialog).getByLabelText('Day'), '2030-06-01')
  await user.click(within(dialog).getByRole('button', { name: /Move/ }))
  await expectToast('Moved to Saturday, June 1', 'LastUndo')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(made.findLast(({ call }) => call.endsWith('move'))?.body).toEqual({ date: null, version: 1 }),
  )
  await user.click(within(cardOf('Last')).getByRole('button', { name: 'Move Last' }))
  expect(await screen.findByRole('menuitem', { name: 'Move to In Progress' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Move to Done' })).toBeNull()
})

test('says in words what is wrong with a task', () => {
  const slot = { platform: 'twitch', date: '2030-12-04', time: '19:00', timeZone: ownTimeZone() } as const
  renderOwn(
    [
      taskOf({ title: 'Long', caption: 'x'.repeat(2337), problems: ['caption-too-long'] }),
      taskOf({ title: 'Live', ...slot, problems: ['same-slot'] }),
      taskOf({ title: 'Haul', ...slot }),
      taskOf({ title: 'Shelf', dealId: 'palmera', problems: ['disclosure-missing'] }),
    ],
    {},
    { deals: [{ id: 'palmera', name: 'Hotel Palmera, Winter', deadline: null }] },
  )
  expect(within(cardOf('Long')).getByText('137 over for TikTok')).toBeTruthy()
  expect(within(cardOf('Live')).getByText('Same slot as “Haul”')).toBeTruthy()
  expect(within(cardOf('Live')).getByText('Dec 4, 7:00 PM')).toBeTruthy()
  expect(within(cardOf('Shelf')).getByText('Disclosure missing')).toBeTruthy()
  expect(within(cardOf('Shelf')).getByText('Hotel Palmera, Winter')).toBeTruthy()
})

test('a done task is marked as published, and that taken back', async () => {
  const tasks = [taskOf({ title: 'Linen', status: 'done' })]
  const publishedAt = '2026-11-21T12:00:00.000Z'
  const { made, user } = renderOwn(tasks, {
    'POST /api/tasks/linen/publish': () => {
      tasks[0] = taskOf({ title: 'Linen', status: 'done', version: 2, publishedAt })
      return { body: tasks[0] }
    },
    'POST /api/tasks/linen/unpublish': () => {
      tasks[0] = taskOf({ title: 'Linen', status: 'done', version: 3 })
      return { body: tasks[0] }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Mark as published' }))
  await expectToast('Marked as published', 'LinenUndo')
  expect(within(cardOf('Linen')).getByText(/^Published/).textContent).toBe('Published Nov 21, 2026')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as published' })).toBeTruthy())
  expect(made.find(({ call }) => call.endsWith('unpublish'))?.body).toEqual({ version: 2 })
})

test('a task is marked as published once its move has been answered', async () => {
  const tasks = [taskOf({ title: 'Linen', status: 'in-progress', version: 4 })]
  let answerMove = (): void => undefined
  const { made, user } = renderOwn(tasks, {
    'POST /api/tasks/linen/move': () =>
      new Promise((resolve) => {
        answerMove = () => resolve({ body: taskOf({ title: 'Linen', status: 'done', version: 5 }) })
      }),
    'POST /api/tasks/linen/publish': () => ({
      body: taskOf({ title: 'Linen', status: 'done', version: 6, publishedAt: '2026-11-21T12:00:00.000Z' }),
    }),
  })
  const isSent = () => made.some(({ call }) => call.endsWith('publish'))
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move forward to Done' }))
  await user.click(await screen.findByRole('button', { name: 'Mark as published' }))
  expect(isSent()).toBe(false)
  answerMove()
  await expectToast('Marked as published', 'LinenUndo')
  expect(made.find(({ call }) => call.endsWith('publish'))?.body).toEqual({ version: 5 })
})

test('the editor counts the caption, sends what changed, and keeps what a failure refused', async () => {
  const task = taskOf({ title: 'Linen', caption: 'x'.repeat(2199) })
  let status = 409
  const { made, user } = renderOwn([task], {
    'PATCH /api/tasks/linen': (body: object) =>
      status === 409
        ? { status, body: { message: 'There is no room.' } }
        : { body: { ...task, ...body, version: 2 } },
  })
  await user.click(cardOf('Linen'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }))
  await user.type(dialog.getByLabelText(/^Caption/), 'é👍🏽')
  expect(dialog.getByText('2,202 / 2,200')).toBeTruthy()
  expect(dialog.getByText('2 over for TikTok')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Save task/ }))
  await expectToast('Error', 'There is no room.', 'alert')
  expect(dialog.getByLabelText(/^Caption/)).toHaveProperty('value', `${'x'.repeat(2199)}é👍🏽`)
  status = 200
  await user.click(dialog.getByRole('button', { name: /Save task/ }))
  await expectToast(TASK_TEXTS.saved, '')
  expect(made.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    version: 1,
    caption: `${'x'.repeat(2199)}é👍🏽`,
  })
  expect(localStorage).toHaveLength(0)
})

test('shows ten of what is done, then all; what is finished comes on top', async () => {
  const done = Array.from({ length: 12 }, (_, index) => taskOf({ title: `Post ${index}`, status: 'done' }))
  const tasks = [taskOf({ title: 'Linen', status: 'in-progress' }), ...done]
  const { made, user } = renderOwn(tasks, {
    'POST /api/tasks/linen/move': () => {
      tasks[0] = taskOf({ title: 'Linen', status: 'done', version: 2 })
      return { body: tasks[0] }
    },
  })
  expect(countOf('Done')).toBe('Done12')
  expect(titlesIn('Done')).toHaveLength(10)
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move forward to Done' }))
  await waitFor(() => expect(titlesIn('Done')[0]).toBe('Linen'))
  expect(made[0]?.body).toEqual({ status: 'done', afterId: null, version: 1 })
  await user.click(screen.getByRole('button', { name: /^Show \d more$/ }))
  expect(titlesIn('Done')).toHaveLength(13)
})

test('a long column shows its first twenty cards, and the one that was moved to its end', async () => {
  const waiting = Array.from({ length: 30 }, (_, index) =>
    taskOf({ title: `Cut ${index}`, status: 'in-progress' }),
  )
  const tasks = [taskOf({ title: 'Linen', status: 'todo' }), ...waiting]
  const { user } = renderOwn(tasks, {
    'POST /api/tasks/linen/move': () => {
      const moved = taskOf({ title: 'Linen', status: 'in-progress', version: 2 })
      tasks.splice(0, 1)
      tasks.push(moved)
      return { body: moved }
    },
  })
  expect(titlesIn('In Progress')).toHaveLength(20)
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move forward to In Progress' }))
  await waitFor(() => expect(titlesIn('In Progress').at(-1)).toBe('Linen'))
  expect(titlesIn('In Progress')).toHaveLength(21)
  await user.click(within(column('In Progress')).getByRole('button', { name: 'Show 11 more' }))
  expect(titlesIn('In Progress')).toHaveLength(31)
  const firstNew = titlesIn('In Progress')[20]
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(firstNew))
})

test('a link to a task opens it, once', async () => {
  renderOwn([taskOf({ title: 'Linen' })], {}, {}, '?task=linen')
  const sheet = await screen.findByRole('dialog', { name: 'Edit task' })
  expect(within(sheet).getByLabelText(/^Title/)).toHaveProperty('value', 'Linen')
  expect(window.location.search).toBe('')
})

test('deleting offers an undo, which restores', async () => {
  const tasks = [taskOf({ title: 'Linen' })]
  const [task] = tasks
  const { user } = renderOwn(tasks, {
    'DELETE /api/tasks/linen': () => {
      tasks.pop()
      return { body: { message: 'Task deleted', undo: { kind: 'task', id: 'linen', until: '' } } }
    },
    'POST /api/trash/task/linen/restore': () => {
      tasks.push(task as Task)
      return { body: task }
    },
  })
  await user.click(within(cardOf('Linen')).getByRole('button', { name: 'Move Linen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await expectToast('Task deleted', 'UndoRecently deleted')
  await waitFor(() => expect(titlesIn('To Do')).toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titlesIn('To Do')).toEqual(['Linen']))
})

test('marks what is overdue, and never what is done', () => {
  renderFresh()
  expect(within(column('In Progress')).getAllByText('(overdue)')).toHaveLength(1)
  expect(within(column('Done')).queryByText('(overdue)')).toBeNull()
})

test('leaves days to the browser: the server has another clock and another time zone', () => {
  const html = renderToString(inLayout(<ScheduleScreen start={NOTHING_PLANNED} />))
  expect(html).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}|overdue/)
  renderFresh()
  expect(screen.getAllByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)).not.toHaveLength(0)
})

test('the week shows tasks by day, what is unscheduled, and how much of the goal is planned', async () => {
  const day = (days: number) => format(addDays(new Date(2030, 5, 5), days), 'yyyy-MM-dd')
  const item = {
    kind: 'registration',
    id: 'walk',
    title: 'Reef walk',
    date: day(1),
    time: '18:40',
    timeZone: 'UTC',
    platform: null,
    status: 'approved',
    href: '/dashboard/events',
    canMove: false,
  } as const
  const { made, user } = renderOwn(
    [
      taskOf({ title: 'Linen', date: day(0), time: '09:00', timeZone: 'Pacific/Chatham' }),
      taskOf({ title: 'Hats' }),
      taskOf({ title: 'Next month', date: day(40) }),
    ],
    { 'GET /api/calendar': () => ({ body: [] }) },
    { contentGoal: 3, calendar: { from: '2030-05-26', to: '2030-07-06', items: [item] } },
    '?view=week&from=2030-06-05',
  )
  expect(await screen.findByRole('heading', { name: 'Jun 2 – 8, 2030' })).toBeTruthy()
  const wednesday = within(screen.getByRole('region', { name: 'Wednesday, June 5' }))
  expect(wednesday.getByRole('button', { name: 'Linen' })).toBeTruthy()
  expect(wednesday.getByText('9:00 AM Chatham time')).toBeTruthy()
  const event = within(screen.getByRole('region', { name: 'Thursday, June 6' })).getByRole('link')
  expect(event.textContent).toBe('Reef walk')
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Hats' })).toBeTruthy()
  expect(screen.getByText('1 of 3')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Add a post on/ })).toHaveLength(2)
  expect(made).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add a post on Sunday' }))
  const due = await screen.findByLabelText('Due date')
  expect(due).toHaveProperty('value', '2030-06-02')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // As the capture menu does.
  act(() => changeUrlSearch({ new: 'task' }, 'replace'))
  expect(await screen.findByLabelText('Due date')).toHaveProperty('value', format(new Date(), 'yyyy-MM-dd'))
})

test('the month has three lines a day and the rest in a popover; another month is asked for', async () => {
  const date = '2030-06-05'
  const cover = { id: 'pool', kind: 'image', hasPicture: true, seconds: null } as const
  const tasks = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
    taskOf({ title, date, cover: title === 'Two' ? cover : null }),
  )
  const { made, user } = renderOwn(
    tasks,
    { 'GET /api/calendar': () => ({ body: [] }) },
    { calendar: { from: '2030-05-26', to: '2030-07-06', items: [] } },
    '?view=month&from=2030-06-05',
  )
  const table = within(await screen.findByRole('table', { name: 'June 2030' }))
  const lines = table.getAllByRole('button', { name: /^TikTok:/ })
  expect(lines.map((line) => line.querySelector('img')?.getAttribute('src'))).toEqual([
    undefined,
    '/api/media/pool/file?size=480',
    undefined,
  ])
  await user.click(table.getByRole('button', { name: '+2 more on Wednesday, June 5' }))
  const popover = within(await screen.findByRole('dialog', { name: 'Wednesday, June 5' }))
  await user.click(popover.getByRole('button', { name: 'TikTok: Five' }))
  expect(await screen.findByRole('dialog', { name: 'Edit task' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(made).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Month after' }))
  expect(screen.getByRole('table', { name: 'July 2030' })).toBeTruthy()
  await waitFor(() =>
    expect(made).toEqual([
      { call: 'GET /api/calendar', query: 'from=2030-06-30&to=2030-08-10', body: undefined },
    ]),
  )
})

test('the month tells what is out, and names every channel of a day where a phone shows its shapes', async () => {
  const date = '2030-06-05'
  const publishedAt = '2030-06-05T10:00:00.000Z'
  const post = { title: 'Hats', date, postId: 'post' }
  const tasks = [
    taskOf({ ...post, id: 'one', status: 'done', publishedAt }),
    taskOf({ ...post, id: 'two', platform: 'youtube' }),
    taskOf({ title: 'Linen', date, platform: 'youtube' }),
    taskOf({ title: 'Pool', date: '2030-06-07' }),
  ]
  const items = [
    { kind: 'event', id: 'e', title: 'Reef walk', date, time: null, timeZone: null, platform: null } as const,
  ].map((item) => ({ ...item, status: null, href: '/dashboard/events', canMove: false }))
  const calendar = { from: '2030-05-26', to: '2030-07-06', items }
  const { user } = renderOwn(tasks, {}, { calendar }, '?view=month&from=2030-06-05')
  const table = within(await screen.findByRole('table', { name: 'June 2030' }))
  expect(table.getByRole('button', { name: 'TikTok (out), YouTube: Hats' })).toBeTruthy()
  const keys = within(screen.getByRole('list', { name: 'Key' })).getAllByRole('listitem')
  expect(keys.map(({ textContent }) => textContent?.trim())).toEqual(
    expect.arrayContaining(['TikTok', 'Deadline', 'planned', 'out']),
  )
  const onPhone = table.getByLabelText('Wednesday, June 5, 3 entries')
  // TikTok and YouTube, each once, and the ticket of the event.
  expect(onPhone.querySelectorAll('span > *')).toHaveLength(3)
  await user.click(onPhone)
  expect(screen.getByLabelText('Friday, June 7').textContent).toContain('Next')
})

test('other calendars can subscribe by an address that is shown once, until it is stopped', async () => {
  const url = 'http://localhost/api/calendar/feed/secret'
  const { made, user } = renderOwn(
    [taskOf({ title: 'Linen' })],
    {
      'GET /api/calendar': () => ({ body: [] }),
      'POST /api/calendar/feed': () => ({ status: 201, body: { url } }),
      'DELETE /api/calendar/feed': () => ({ body: { message: 'Feed stopped' } }),
    },
    {},
    '?view=month',
  )
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
  await user.click(screen.getByRole('button', { name: 'Make an address' }))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Feed address copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(screen.getByRole('link', { name: 'Open it in your calendar' }).getAttribute('href')).toBe(
    'webcal://localhost/api/calendar/feed/secret',
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  expect(screen.getByText(/Not read yet\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop it' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop it' }))
  expect(await screen.findByText('Feed stopped')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Make an address' })).toBeTruthy()
  expect(made.map(({ call }) => call).filter((call) => call.includes('feed'))).toEqual([
    'POST /api/calendar/feed',
    'DELETE /api/calendar/feed',
  ])
})

test('the editor says what was sold through the post, and asks for it of a post with a short link alone', async () => {
  const tasks = [taskOf({ title: 'Linen' }), taskOf({ title: 'Market' })]
  const ofPost = { ...shortLink, taskId: 'linen' }
  const other = { ...shortLink, id: 'l2', label: 'Reel', taskId: 'market' }
  let isBroken = true
  const more = {
    'GET /api/short-links': () => (isBroken ? { status: 500, body: {} } : { body: [ofPost, other] }),
  }
  const { made, user } = renderOwn(tasks, more, { linkedTasks: ['linen'] })
  await user.click(cardOf('Market'))
  await screen.findByRole('dialog', { name: 'Edit task' })
  await user.keyboard('{Escape}')
  expect(made.filter(({ call }) => call === 'GET /api/short-links')).toEqual([])
  await user.click(cardOf('Linen'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit task' }))
  expect(await sheet.findByText('What was sold through this post could not be loaded.')).toBeTruthy()
  isBroken = false
  await user.click(sheet.getByRole('button', { name: 'Retry' }))
  const link = await sheet.findByRole('link', { name: /^Story, Saturday/ })
  expect(link.textContent).toContain('$356.00 · 3 pieces in 2 orders, $64.00 of it refunded')
  expect(link.getAttribute('href')).toBe('/dashboard/ecommerce/links')
  expect(sheet.queryByText('Reel')).toBeNull()
})

test('files of Media join a task in an order, and leave it', async () => {
  const [film, photo] = [mediaOf({ name: 'pool.mp4', kind: 'film' }), mediaOf({ name: 'pool.webp' })]
  const { made, user } = renderOwn([taskOf({ title: 'Linen', mediaIds: [film.id] })], {
    'GET /api/media': () => ({ body: startOf([film, photo]).media }),
    'GET /api/media/pool.mp4': () => ({ body: film }),
    'GET /api/media/pool.webp': () => ({ body: photo }),
    'PATCH /api/tasks/linen': () => ({ body: taskOf({ title: 'Linen', version: 2 }) }),
  })
  await user.click(cardOf('Linen'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit task' }))
  expect(await sheet.findByText('pool.mp4')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Choose from Media' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose from Media' }))
  await user.click(await picker.findByRole('row', { name: 'pool.webp' }))
  expect(picker.queryByRole('row', { name: 'pool.mp4' })).toBeNull()
  await user.click(picker.getByRole('button', { name: 'Add file' }))
  await user.click(await sheet.findByRole('button', { name: 'Move pool.webp' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await user.click(sheet.getByRole('button', { name: 'Save task' }))
  await expectToast(TASK_TEXTS.saved, '')
  expect(made.find(({ call }) => call === 'PATCH /api/tasks/linen')?.body).toEqual({
    mediaIds: ['pool.webp', 'pool.mp4'],
    version: 1,
  })
})
