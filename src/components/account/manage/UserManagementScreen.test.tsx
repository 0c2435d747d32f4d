import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../../testing/answerCalls'
import { admin, isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { UserManagementScreen } from './UserManagementScreen'

test('approves a waiting user and loads the list anew', async () => {
  const users = [admin, { ...isla, approved: 'false' as 'true' | 'false' }]
  answerCalls({
    'GET /api/users': () => ({ body: users }),
    'POST /api/users/user-isla/approve': () => {
      users[1] = isla
      return { body: isla }
    },
  })
  renderDashboardScreen(<UserManagementScreen />, admin)
  const pending = within(await screen.findByRole('table', { name: 'Pending approvals' }))
  await userEvent.click(pending.getByRole('button', { name: 'Approve isla' }))
  await expectToast('User approved', 'User can now login to the platform')
  expect(pending.getByText('Nobody waits')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Approved users' })).getByText('isla')).toBeTruthy()
})

test('says when an approval fails, and asks nothing for who is no admin', async () => {
  answerCalls({
    'GET /api/users': () => ({ body: [{ ...isla, approved: 'false' }] }),
    'POST /api/users/user-isla/approve': () => ({ status: 500, body: {} }),
  })
  const view = renderDashboardScreen(<UserManagementScreen />, admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Approve isla' }))
  await expectToast('Error', 'Failed to approve user', 'alert')
  view.unmount()
  const made = answerCalls({})
  renderDashboardScreen(<UserManagementScreen />, isla)
  expect(made).toEqual([])
})
