import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ManagedUser, USER_STATES, type UserState } from '@/contracts/account/identity'
import { answerCalls } from '../../testing/answerCalls'
import { admin, isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { UserManagementScreen } from './UserManagementScreen'

const registeredAt = '2026-11-20T09:00:00.000Z'
const person = (user: typeof isla): ManagedUser => {
  const { profileImageUrl: _, ...shown } = user
  return { ...shown, role: user.isAdmin === 'true' ? 'admin' : 'creator', registeredAt, rejectedAt: null }
}
const waiting = person({ ...isla, approved: 'false' })

/** Answers the three lists; `q` narrows those to usernames that begin with it. */
function listsOf(people: () => ManagedUser[]) {
  const page = (state: UserState, q = '') => {
    const inState = people().filter((each) => stateOf(each) === state)
    const items = inState.filter(({ username }) => username.startsWith(q))
    return { body: { items, total: inState.length, cursor: null } }
  }
  const queries = USER_STATES.flatMap((state) => ['', 'u17', 'nobody'].map((q) => ({ state, q })))
  return Object.fromEntries(
    queries.map(({ state, q }) => [
      `GET /api/users/page?state=${state}${q && `&q=${q}`}`,
      () => page(state, q),
    ]),
  )
}

function stateOf({ approved, rejectedAt }: ManagedUser): UserState {
  if (approved === 'true') return 'approved'
  return rejectedAt === null ? 'pending' : 'rejected'
}

test('rejects a registration after a question, lists it, and can approve it later', async () => {
  const registration = { ...waiting }
  const made = answerCalls({
    ...listsOf(() => [person(admin), registration]),
    'POST /api/users/user-isla/reject': () => {
      registration.rejectedAt = '2026-11-21T09:00:00.000Z'
      return { body: { ...isla, approved: 'false' } }
    },
  })
  renderDashboardScreen(<UserManagementScreen />, admin)
  const pending = within(await screen.findByRole('table', { name: 'Pending approvals' }))
  expect(pending.getByText('Nov 20, 2026')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Rejected registrations' })).toBeNull()
  await userEvent.click(pending.getByRole('button', { name: 'Reject isla' }))
  expect(screen.getByText('A mail to isla@example.com says so, and so does the log-in.')).toBeTruthy()
  expect(made.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Reject registration' }))
  await expectToast('Registration rejected', 'You can still approve it later.')
  const rejected = within(await screen.findByRole('table', { name: 'Rejected registrations' }))
  expect(rejected.getByText('Rejected on Nov 21, 2026')).toBeTruthy()
  expect(rejected.getByRole('button', { name: 'Approve isla' })).toBeTruthy()
  expect(pending.getByText('Nobody waits')).toBeTruthy()
})

test('approves a waiting user and loads the list again', async () => {
  let registration = waiting
  answerCalls({
    ...listsOf(() => [person(admin), registration]),
    'POST /api/users/user-isla/approve': () => {
      registration = person(isla)
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
    ...listsOf(() => [waiting]),
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

test('searches all three lists once there are many people', async () => {
  const others = Array.from({ length: 19 }, (_, index) => ({
    ...person(isla),
    id: `u${index}`,
    username: `u${index}`,
  }))
  answerCalls(listsOf(() => [person(admin), waiting, ...others]))
  renderDashboardScreen(<UserManagementScreen />, admin)
  const search = await screen.findByRole('searchbox', { name: 'Search users' })
  await userEvent.type(search, 'u17')
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Pending approvals' })).toBeNull())
  const approved = within(screen.getByRole('table', { name: 'Approved users' }))
  await waitFor(() => expect(approved.getAllByRole('row')).toHaveLength(2))
  await userEvent.clear(search)
  await userEvent.type(search, 'nobody')
  expect(await screen.findByText('No users found')).toBeTruthy()
  expect(screen.queryByText('Nobody waits')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('table', { name: 'Pending approvals' })).toBeTruthy()
})

test('names the role of each approved person', async () => {
  const elena: ManagedUser = { ...person(isla), id: 'user-elena', username: 'elena', role: 'editor' }
  const shop: ManagedUser = { ...elena, id: 'user-sol', username: 'sol', role: 'shop-editor' }
  answerCalls(listsOf(() => [person(admin), person(isla), elena, shop]))
  renderDashboardScreen(<UserManagementScreen />, admin)
  const approved = within(await screen.findByRole('table', { name: 'Approved users' }))
  const rows = approved.getAllByRole('row').slice(1)
  const names = rows.map((row) => within(row).getByText(/^(?:Admin|User|Editor|Shop editor)$/).textContent)
  expect(names).toEqual(['Admin', 'User', 'Editor', 'Shop editor'])
})
