'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fullName } from '@/contracts/account/names'
import type { User } from '@/contracts/account/identity'
import { SCREENS } from '@/contracts/screens'
import { useListSearch } from '../../layout/useListSearch'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { PageHeader } from '../../ui/PageHeader'
import { RowTitle } from '../../ui/RowTitle'
import { Table, type TableColumn } from '../../ui/Table'
import { formatDay } from '../../ui/formatDay'
import { Approve, Reject } from './Decide'
import { type Registered, useUsers } from './useUsers'

const PERSON: TableColumn<User>[] = [
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

const REGISTERED: TableColumn<Registered> = {
  id: 'registered',
  header: 'Registered',
  isShort: true,
  isNamedOnPhone: true,
  cell: ({ registeredAt }) => formatDay(registeredAt),
}

const WAITS: TableColumn<Registered> = {
  id: 'status',
  header: 'Status',
  isStatus: true,
  cell: () => <Badge tone="amber">Awaiting approval</Badge>,
}

const DECIDE: TableColumn<Registered> = {
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

const ROLE: TableColumn<User> = {
  id: 'role',
  header: 'Role',
  width: '16%',
  isNamedOnPhone: true,
  cell: ({ isAdmin }) => (isAdmin === 'true' ? 'Admin' : 'User'),
}

const APPROVED: TableColumn<User> = {
  id: 'status',
  header: 'Status',
  isStatus: true,
  cell: () => <Badge tone="green">Approved</Badge>,
}

const REJECTED: TableColumn<Registered> = {
  id: 'status',
  header: 'Status',
  isStatus: true,
  cell: ({ rejectedAt }) => <Badge tone="red">{`Rejected on ${formatDay(rejectedAt ?? '')}`}</Badge>,
}

const APPROVE: TableColumn<Registered> = {
  id: 'decide',
  header: 'Decide',
  isActions: true,
  cell: (user) => <Approve user={user} />,
}

/** Pending approvals, approved users, and registrations that were rejected (docs/behaviour.md, 4.21). */
export function UserManagementScreen() {
  const { pending, rejected, approved, ...load } = useUsers()
  const everybody: User[] = [...pending, ...rejected, ...approved]
  const { found, search, nothing } = useListSearch('users', everybody, (user) => [
    user.username,
    user.firstName,
    user.lastName,
    user.email,
  ])
  const isFound = new Set(found.map(({ id }) => id))
  const isNarrowed = found.length < everybody.length

  /** One of the lists, hidden when a search leaves it empty. */
  function list<TUser extends User>(
    title: string,
    users: TUser[],
    columns: TableColumn<TUser>[],
    empty?: ReactNode,
  ) {
    const rows = users.filter(({ id }) => isFound.has(id))
    if (rows.length === 0 && (isNarrowed || !empty)) return null
    return (
      <Card title={title} aside={<span className="count">{rows.length}</span>} isFlush>
        <Table
          caption={title}
          columns={[...PERSON, ...columns]}
          rows={rows}
          rowId={({ id }) => id}
          empty={empty}
        />
      </Card>
    )
  }

  return (
    <>
      <PageHeader title={SCREENS.admin.title}>Nobody logs in before you approve them.</PageHeader>
      <WhenLoaded load={load} text="Loading users..." failure="The users could not be loaded.">
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

const Decision = styled.div`
  display: flex;
  gap: 0.5rem;
  justify-content: flex-end;
`
