import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TASK_TEXTS, type Task } from '@/contracts/schedule/tasks'
import { resetMemoryStores } from '../api/memoryStore'
import { answerCalls } from '../testing/answerCalls'
import { mediaOf, startOf } from '../testing/mediaOf'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { shortLink } from '../testing/shortLink'
import { ScheduleScreen } from './ScheduleScreen'
import { NOTHING_PLANNED } from './testing/nothingPlanned'
import { cardOf, renderOwn } from './testing/renderSchedule'
import { taskOf } from './testing/taskOf'

// Loaded on demand, which takes longer than a test waits on a busy machine.
beforeAll(() =>
  Promise.all([import('./TaskSheet'), import('./DraggableCards'), import('../api/ConflictDialog')]),
)
beforeEach(resetMemoryStores)

/** Opens the editor of a task, which the server has in its newest state. */
async function openTask(shown: Task, stored: () => Task) {
  const made = answerCalls({
    'GET /api/tasks': () => ({ body: [stored()] }),
    'PATCH /api/tasks/linen': (body) => {
      const { version, ...changes } = body as Task
      if (version !== stored().version) return { status: 409, body: { message: 'Changed elsewhere' } }
      return { body: { ...stored(), ...changes, version: version + 1 } }
    },
  })
  const start = { ...NOTHING_PLANNED, tasks: [shown] }
  renderDashboardScreen(<ScheduleScreen start={start} />, isla, '', ['schedule'])
  const user = userEvent.setup()
  // Cards that can be dragged replace the first ones, with whatever is pressed on those.
  await screen.findByRole('button', { name: 'Drag Linen' })
  await user.click(screen.getByRole('row', { name: 'Linen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }))
  const save = () => user.click(dialog.getByRole('button', { name: /Save task/ }))
  const sent = () => made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  return { user, dialog, save, sent }
}

test('what a phone has saved meanwhile is shown beside what was typed here', async () => {
  const shown = taskOf({ title: 'Linen', caption: 'One shirt, five ways. #linen', time: '09:00' })
  const stored = { ...shown, caption: 'One shirt, two for work. #linen', time: '18:30', version: 2 }
  const { user, dialog, save, sent } = await openTask(shown, () => stored)
  await user.clear(dialog.getByLabelText(/^Caption/))
  await user.paste('One shirt, worn to dinner. #linen')
  await save()
  const both = within(await screen.findByRole('alertdialog', { name: 'Two versions of one post' }))
  const chosen = () => both.getAllByRole('radio', { checked: true }).map(({ ariaLabel }) => ariaLabel)
  expect(chosen()).toEqual(['Theirs: 6:30 PM', 'Mine: One shirt, worn to dinner. #linen'])
  expect(both.getByText('two for work.').tagName).toBe('U')
  await user.click(both.getByRole('button', { name: 'Back to my text' }))
  await save()
  await user.click(await screen.findByRole('button', { name: 'Save this choice' }))
  await expectToast(TASK_TEXTS.saved, '')
  const caption = 'One shirt, worn to dinner. #linen'
  expect(sent()).toEqual([
    { version: 1, caption },
    { version: 1, caption },
    { version: 2, caption },
  ])
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
  expect(dialog.getByText('2 too many for TikTok')).toBeTruthy()
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
