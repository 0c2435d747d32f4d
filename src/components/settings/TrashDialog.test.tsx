import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TrashEntry } from '@/contracts/trash'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { TrashDialog } from './TrashDialog'

const entry = (id: string, title: string): TrashEntry => ({
  kind: 'task',
  id,
  title,
  deletedAt: '2026-11-20T10:00:00.000Z',
  until: '2026-12-20T10:00:00.000Z',
})

async function open(entries: TrashEntry[], restoreStatus = 200) {
  let left = entries
  const drop = (id: string) => {
    left = left.filter((each) => each.id !== id)
  }
  const made = answerCalls({
    'GET /api/trash': () => ({ body: left }),
    'POST /api/trash/task/1/restore': () => {
      drop('1')
      return { status: restoreStatus, body: { id: '1' } }
    },
    'DELETE /api/trash/task/2': () => {
      drop('2')
      return { body: { message: 'Deleted for good' } }
    },
  })
  renderDashboardScreen(<TrashDialog />)
  expect(made).toEqual([])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Recently deleted' }))
  return { user, made }
}

test('restores one and deletes another for good, after a question', async () => {
  const { user, made } = await open([entry('1', 'Reef walk'), entry('2', 'Old idea')])
  expect(await screen.findAllByText('Task until Dec 20, 2026')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Restore Reef walk' }))
  await expectToast('Restored', 'Reef walk')
  await waitFor(() => expect(screen.queryByText('Reef walk', { selector: 'li span' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Delete Old idea for good' }))
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
  await expectToast('Deleted for good', 'Old idea')
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy()
  expect(made.filter(({ call }) => call !== 'GET /api/trash').map(({ call }) => call)).toEqual([
    'POST /api/trash/task/1/restore',
    'DELETE /api/trash/task/2',
  ])
})

test('names what each one was', async () => {
  await open([
    { ...entry('3', 'Stills'), kind: 'folder' },
    { ...entry('4', 'dress.webp'), kind: 'media' },
  ])
  expect(await screen.findByText('Folder until Dec 20, 2026')).toBeTruthy()
  expect(screen.getByText('File until Dec 20, 2026')).toBeTruthy()
  expect(screen.queryByText(/tasks?/i)).toBeNull()
})

test('what is gone meanwhile says so, and leaves the list', async () => {
  const { user } = await open([entry('1', 'Reef walk')], 404)
  await user.click(await screen.findByRole('button', { name: 'Restore Reef walk' }))
  await expectToast('Error', 'It is not in the trash any more.', 'alert')
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy()
})

test('opens by itself where the toast of a deletion leads', async () => {
  answerCalls({ 'GET /api/trash': () => ({ body: [entry('1', 'Reef walk')] }) })
  renderDashboardScreen(<TrashDialog />, undefined, '?show=deleted')
  expect(await screen.findByRole('button', { name: 'Restore Reef walk' })).toBeTruthy()
})
