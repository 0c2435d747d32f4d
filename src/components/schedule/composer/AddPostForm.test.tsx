import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { format } from 'date-fns/format'
import { resetMemoryStores } from '../../api/memoryStore'
import { answerCalls } from '../../testing/answerCalls'
import { mediaOf, startOf } from '../../testing/mediaOf'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { ScheduleScreen } from '../ScheduleScreen'
import { NOTHING_PLANNED } from '../testing/nothingPlanned'
import { column, countOf } from '../testing/renderSchedule'
import { taskOf } from '../testing/taskOf'

beforeEach(resetMemoryStores)

test('says by how much a text is too long, at its field and in the row of its channel', async () => {
  answerCalls({})
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Title optional'))
  await user.paste('y'.repeat(145))
  await user.click(dialog.getByRole('button', { name: 'YouTube' }))
  await user.click(dialog.getByRole('button', { name: 'Twitch' }))
  await user.click(dialog.getByLabelText(/^Shared caption/))
  await user.paste('é'.repeat(2_600))
  expect(dialog.getByText('45 too many for YouTube')).toBeTruthy()
  expect(dialog.getByText('5 too many for Twitch')).toBeTruthy()
  // At the field, and among the problems of its preview.
  expect(dialog.getAllByText('400 too many for TikTok')).toHaveLength(2)
  expect(dialog.getAllByText('200 too many for YouTube')).toHaveLength(2)
  const rows = within(dialog.getByRole('list', { name: 'What each channel takes' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2,600 / 2,200400 too many'),
    expect.stringMatching(/5,200 \/ 5,000 bytes200 too many.*an accent takes 2/),
    expect.stringContaining('2,600, no limit'),
  ])
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
  fireEvent.change(within(dialog).getByLabelText(/^Due date/), { target: { value: '2020-01-01' } })
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: '09:00' } })
  expect(await within(dialog).findByText('This time is past.')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText(/^Due date/), { target: { value: date } })
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: '' } })
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
