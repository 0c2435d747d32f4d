import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TASK_TEXTS, type Task } from '@/contracts/schedule/tasks'
import { resetMemoryStores } from '../api/memoryStore'
import { answerCalls } from '../testing/answerCalls'
import { isla, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { ScheduleScreen } from './ScheduleScreen'
import { NOTHING_PLANNED } from './testing/nothingPlanned'
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
