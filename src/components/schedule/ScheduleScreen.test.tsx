import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { formatISO } from 'date-fns/formatISO'
import { MINUTE_MS } from '@/contracts/core/time'
import type { Task } from '@/contracts/schedule/tasks'
import { resetMemoryStores } from '../api/memoryStore'
import { expectToast } from '../testing/renderScreen'
import { ownTimeZone } from '../ui/timeZones'
import { cardOf, column, countOf, renderFresh, renderOwn, titlesIn } from './testing/renderSchedule'
import { taskOf } from './testing/taskOf'

beforeEach(resetMemoryStores)

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
  expect(within(cardOf('Long')).getByText('137 too many for TikTok')).toBeTruthy()
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

test('marks a time of today that is over, and not one to come', async () => {
  const moment = (at: number) => {
    const [date = '', time = ''] = formatISO(new Date(at)).split('T')
    return { date, time: time.slice(0, 5) }
  }
  const now = Date.now()
  const tasks = [
    taskOf({ id: 't1', title: 'Over', ...moment(now - 2 * MINUTE_MS) }),
    taskOf({ id: 't2', title: 'To come', ...moment(now + 30 * MINUTE_MS) }),
  ]
  renderOwn(tasks)
  expect(await within(cardOf('Over')).findByText('(overdue)')).toBeTruthy()
  expect(within(cardOf('To come')).queryByText('(overdue)')).toBeNull()
})

test('marks what is overdue, and never what is done', () => {
  renderFresh()
  expect(within(column('In Progress')).getAllByText('(overdue)')).toHaveLength(1)
  expect(within(column('Done')).queryByText('(overdue)')).toBeNull()
})
