'use client'

import { type User, approveUser, listUsers } from '@/contracts/account/identity'
import { SCREENS } from '@/contracts/screens'
import { useSend } from '../../api/useSend'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { PageHeader } from '../../ui/PageHeader'
import { RowTitle } from '../../ui/RowTitle'
import { SkeletonRows } from '../../ui/Skeletons'
import { Table, type TableColumn } from '../../ui/Table'
import { useUsers } from './useUsers'

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

/** Pending approvals and approved users (docs/behaviour.md, 4.21). */
export function UserManagementScreen() {
  const { pending, approved, ...load } = useUsers()
  return (
    <>
      <PageHeader title={SCREENS.admin.title}>Nobody logs in before you approve them.</PageHeader>
      <WhenLoaded
        load={load}
        text="Loading users..."
        skeleton={<SkeletonRows />}
        failure="The users could not be loaded."
      >
        {() => (
          <>
            <Card title="Pending approvals" aside={<span className="count">{pending.length}</span>} isFlush>
              <Table
                caption="Pending approvals"
                columns={[
                  ...PERSON,
                  {
                    id: 'status',
                    header: 'Status',
                    isStatus: true,
                    cell: () => <Badge tone="amber">Awaiting approval</Badge>,
                  },
                  {
                    id: 'approve',
                    header: 'Approve',
                    isActions: true,
                    cell: (user) => <Approve user={user} />,
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
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function Approve({ user }: { user: User }) {
  const approve = useSend(approveUser, {
    refresh: [listUsers],
    success: { title: 'User approved', description: 'User can now login to the platform' },
    failure: 'Failed to approve user',
  })
  return (
    <Button
      variant="ink"
      size="small"
      aria-label={`Approve ${user.username}`}
      isPending={approve.isPending}
      pendingText="Approving..."
      onPress={() => void approve.run({ params: { id: user.id } })}
    >
      Approve
    </Button>
  )
}
