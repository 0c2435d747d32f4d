'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fullName } from '@/contracts/account/names'
import {
  type ManagedUser,
  type UserState,
  pageUsers,
  approveUser,
  rejectUser,
} from '@/contracts/account/identity'
import { SCREENS } from '@/contracts/screens'
import { type PagedList, allOf, usePagedList } from '../../layout/usePagedList'
import { useWordSearch } from '../../layout/useWordSearch'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { PageHeader } from '../../ui/PageHeader'
import { RowTitle } from '../../ui/RowTitle'
import { Table, type TableColumn } from '../../ui/Table'
import { formatDay } from '../../ui/formatDay'
import { useSession } from '../../session/useSession'
import { useRouter } from 'next/navigation'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'

const LISTS = [pageUsers]

/** Approves a user, including one who was rejected. */
function Approve({ user }: { user: ManagedUser }) {
  const router = useRouter()
  const approve = useSend(approveUser, {
    refresh: LISTS,
    success: { title: 'User approved', description: 'User can now login to the platform' },
    failure: 'Failed to approve user',
  })
  async function run(): Promise<void> {
    // A cached home screen may still list this user as waiting.
    if (await approve.run({ params: { id: user.id } })) router.refresh()
  }
  return (
    <Button
      variant="ink"
      size="small"
      aria-label={`Approve ${user.username}`}
      isPending={approve.isPending}
      pendingText="Approving..."
      onPress={() => void run()}
    >
      Approve
    </Button>
  )
}

/** Rejects a registration, after a confirmation, because the user is told about it. */
function Reject({ user }: { user: ManagedUser }) {
  const router = useRouter()
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button variant="quiet" size="small" aria-label={`Reject ${user.username}`} onPress={ask}>
          Reject
        </Button>
      )}
      title={`Reject ${user.username}?`}
      confirmLabel="Reject registration"
      pendingLabel="Rejecting..."
      send={() => send(rejectUser, { params: { id: user.id } })}
      refresh={LISTS}
      success={{ title: 'Registration rejected', description: 'You can still approve it later.' }}
      failure="Failed to reject registration"
      showsServerText
      onDone={() => router.refresh()}
    >
      {user.email
        ? `A mail to ${user.email} says so, and so does the log-in.`
        : 'No e-mail is known; the log-in says so.'}
    </SendAfterQuestion>
  )
}

type List = PagedList<ManagedUser>
type Columns = TableColumn<ManagedUser>[]

const PERSON: TableColumn<ManagedUser>[] = [
  {
    id: 'user',
    header: 'User',
    width: '30%',
    cell: ({ username, firstName, lastName }) => (
      <RowTitle title={username} note={fullName({ firstName, lastName })} />
    ),
  },
  {
    id: 'email',
    header: 'Email',
    width: '34%',
    isNamedOnPhone: true,
    cell: ({ email }) => email ?? 'None given',
  },
]

const REGISTERED: TableColumn<ManagedUser> = {
  id: 'registered',
  header: 'Registered',
  isShort: true,
  isNamedOnPhone: true,
  cell: ({ registeredAt }) => formatDay(registeredAt),
}

const WAITS: TableColumn<ManagedUser> = {
  id: 'status',
  header: 'Status',
  isStatus: true,
  cell: () => <Badge tone="amber">Awaiting approval</Badge>,
}

const DECIDE: TableColumn<ManagedUser> = {
  id: 'decide',
  header: 'Decide',
  isActions: true,
  cell: (user) => (
    <Decision>
      <Reject user={user} />
      <Approve user={user} />
    </Decision>
  ),
}

const ROLE_NAMES: Record<ManagedUser['role'], string> = {
  creator: 'User',
  'shop-editor': 'Shop editor',
  editor: 'Editor',
  admin: 'Admin',
}

const ROLE: TableColumn<ManagedUser> = {
  id: 'role',
  header: 'Role',
  width: '16%',
  isNamedOnPhone: true,
  cell: ({ role }) => ROLE_NAMES[role],
}

const APPROVED: TableColumn<ManagedUser> = {
  id: 'status',
  header: 'Status',
  isStatus: true,
  cell: () => <Badge tone="green">Approved</Badge>,
}

const REJECTED: TableColumn<ManagedUser> = {
  id: 'status',
  header: 'Status',
  isStatus: true,
  cell: ({ rejectedAt }) => <Badge tone="red">{`Rejected on ${formatDay(rejectedAt ?? '')}`}</Badge>,
}

const APPROVE: TableColumn<ManagedUser> = {
  id: 'decide',
  header: 'Decide',
  isActions: true,
  cell: (user) => <Approve user={user} />,
}

/** Pending approvals, approved users, and registrations that were rejected (docs/behaviour.md, 4.21). */
export function UserManagementScreen() {
  const words = useWordSearch()
  const pending = useUsers('pending', words.q)
  const approved = useUsers('approved', words.q)
  const rejected = useUsers('rejected', words.q)
  const lists = [pending, approved, rejected]
  const { search, nothing } = words.show({
    name: 'users',
    total: sumOf(lists.map(({ total }) => total)),
    found: sumOf(lists.map(({ items }) => items.length)),
  })

  /** One of the lists, hidden when a search leaves it empty. */
  function list(title: string, { items, total, more, listRef }: List, columns: Columns, empty?: ReactNode) {
    if (items.length === 0 && (words.q || !empty)) return null
    return (
      <Card title={title} aside={<span className="count">{total}</span>} isFlush>
        <Table
          caption={title}
          columns={[...PERSON, ...columns]}
          rows={items}
          paged={{ more, listRef }}
          rowId={({ id }) => id}
          empty={empty}
        />
      </Card>
    )
  }

  return (
    <>
      <PageHeader title={SCREENS.admin.title}>Nobody logs in before you approve them.</PageHeader>
      <WhenLoaded
        load={allOf(lists.map(({ load }) => load))}
        text="Loading users..."
        failure="The users could not be loaded."
      >
        {() => (
          <>
            {search}
            {nothing}
            {list(
              'Pending approvals',
              pending,
              [REGISTERED, WAITS, DECIDE],
              <EmptyState title="Nobody waits">New registrations show up here.</EmptyState>,
            )}
            {list(
              'Approved users',
              approved,
              [ROLE, APPROVED],
              <EmptyState title="No approved users">Approve somebody above.</EmptyState>,
            )}
            {list('Rejected registrations', rejected, [REGISTERED, REJECTED, APPROVE])}
          </>
        )}
      </WhenLoaded>
    </>
  )
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const Decision = styled.div`
  display: flex;
  gap: 0.5rem;
  justify-content: flex-end;
`

/** The users in a state, page by page; loaded only for admins (docs/behaviour.md, 4.21). */
function useUsers(state: UserState, q: string | undefined) {
  const isOn = useSession().user?.isAdmin === 'true'
  return usePagedList(pageUsers, { query: { state, q }, isOn })
}
