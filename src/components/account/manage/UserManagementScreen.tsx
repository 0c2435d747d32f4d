'use client'

import { styled } from 'styled-components'
import type { User } from '@/contracts/account/identity'
import { SCREENS } from '@/contracts/screens'
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
      <RowTitle title={username} note={[firstName, lastName].filter(Boolean).join(' ')} />
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
  isNamedOnPhone: true,
  cell: ({ registeredAt }) => formatDay(registeredAt),
}

/** Pending approvals, approved users, and registrations that were rejected (docs/behaviour.md, 4.21). */
export function UserManagementScreen() {
  const { pending, rejected, approved, ...load } = useUsers()
  return (
    <>
      <PageHeader title={SCREENS.admin.title}>Nobody logs in before you approve them.</PageHeader>
      <WhenLoaded load={load} text="Loading users..." failure="The users could not be loaded.">
        {() => (
          <>
            <Card title="Pending approvals" aside={<span className="count">{pending.length}</span>} isFlush>
              <Table
                caption="Pending approvals"
                columns={[
                  ...PERSON,
                  REGISTERED,
                  {
                    id: 'status',
                    header: 'Status',
                    isStatus: true,
                    cell: () => <Badge tone="amber">Awaiting approval</Badge>,
                  },
                  {
                    id: 'decide',
                    header: 'Decide',
                    isActions: true,
                    cell: (user) => (
                      <Decision>
                        <Reject user={user} />
                        <Approve user={user} />
                      </Decision>
                    ),
                  },
                ]}
                rows={pending}
                rowId={({ id }) => id}
                empty={<EmptyState title="Nobody waits">New registrations show up here.</EmptyState>}
              />
            </Card>
            <Card title="Approved users" aside={<span className="count">{approved.length}</span>} isFlush>
              <Table
                caption="Approved users"
                columns={[
                  ...PERSON,
                  {
                    id: 'role',
                    header: 'Role',
                    width: '16%',
                    isNamedOnPhone: true,
                    cell: ({ isAdmin }) => (isAdmin === 'true' ? 'Admin' : 'User'),
                  },
                  {
                    id: 'status',
                    header: 'Status',
                    isStatus: true,
                    cell: () => <Badge tone="green">Approved</Badge>,
                  },
                ]}
                rows={approved}
                rowId={({ id }) => id}
                empty={<EmptyState title="No approved users">Approve somebody above.</EmptyState>}
              />
            </Card>
            {rejected.length > 0 && (
              <Card
                title="Rejected registrations"
                aside={<span className="count">{rejected.length}</span>}
                isFlush
              >
                <Table
                  caption="Rejected registrations"
                  columns={[
                    ...PERSON,
                    REGISTERED,
                    {
                      id: 'status',
                      header: 'Status',
                      isStatus: true,
                      cell: ({ rejectedAt }) => (
                        <Badge tone="red">{`Rejected on ${formatDay(rejectedAt ?? '')}`}</Badge>
                      ),
                    },
                    {
                      id: 'decide',
                      header: 'Decide',
                      isActions: true,
                      cell: (user) => <Approve user={user} />,
                    },
                  ]}
                  rows={rejected}
                  rowId={({ id }) => id}
                  empty={null}
                />
              </Card>
            )}
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
