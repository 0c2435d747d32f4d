import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { call } from '@/contracts/core/call'
import { Trashed, listTrash } from '@/contracts/trash'
import { answerCalls } from '../testing/answerCalls'
import { expectToast, renderScreen } from '../testing/renderScreen'
import { useUndoKey } from './lastUndo'
import { resetMemoryStores } from './memoryStore'
import { useSend } from './useSend'
import { useTrashToast } from './useTrashToast'

const deleteTask = call({
  method: 'delete',
  path: '/tasks/:id',
  who: 'user',
  answer: Trashed,
  summary: 'Deletes a task',
})
const UNDO = { kind: 'task', id: '1', until: '2026-12-24T00:00:00.000Z' }

function Screen() {
  useUndoKey()
  const success = useTrashToast([listTrash])
  const remove = useSend(deleteTask, { success, failure: 'Failed to delete task' })
  return (
    <>
      <button onClick={() => void remove.run({ params: { id: '1' } })}>Delete</button>
      <input aria-label="Title" />
    </>
  )
}

beforeEach(resetMemoryStores)

function show(status = 200) {
  const made = answerCalls({
    'DELETE /api/tasks/1': () => ({ body: { message: 'Task deleted', undo: UNDO } }),
    'POST /api/trash/task/1/restore': () => ({ status, body: { id: '1' } }),
  })
  renderScreen(<Screen />)
  const restored = () => made.filter(({ call: name }) => name === 'POST /api/trash/task/1/restore').length
  return { restored, user: userEvent.setup() }
}

test('the toast names the keys where there is a mouse, and leads to the trash', async () => {
  const before = window.matchMedia
  window.matchMedia = (query) => ({ matches: query === '(hover: hover)' }) as MediaQueryList
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeTruthy()
  window.matchMedia = before
  const link = screen.getByRole('link', { name: 'Recently deleted' })
  expect(link.getAttribute('href')).toBe('/dashboard/settings?show=deleted')
})

test('a deletion is undone by its toast, once', async () => {
  const { restored, user } = show()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expectToast('Restored', '')
  await user.keyboard('{Control>}z{/Control}')
  expect(restored()).toBe(1)
})

test('or by Ctrl+Z and Cmd+Z, outside fields and after the toast, too', async () => {
  const { restored, user } = show()
  await user.keyboard('{Control>}z{/Control}')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await user.click(screen.getByLabelText('Title'))
  await user.keyboard('{Control>}z{/Control}')
  expect(restored()).toBe(0)
  await user.click(document.body)
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
  expect(restored()).toBe(0)
  await user.keyboard('{Meta>}z{/Meta}')
  await waitFor(() => expect(restored()).toBe(1))
})

test('says that it is not there any more', async () => {
  const { user } = show(404)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expectToast('Error', 'It is not in the trash any more.', 'alert')
})
