'use client'

import { SCREENS } from '@/contracts/screens'
import { useSession } from '../session/useSession'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { EmptyState } from '../ui/EmptyState'
import { PageHeader } from '../ui/PageHeader'
import { SampleNote } from '../ui/SampleNote'
import { StatStrip } from '../ui/StatStrip'
import { Table } from '../ui/Table'

/** Email sign-ups in the console, which admins may open. */
const SIGNUPS_HREF = '/admin/collections/email-signups'

const STATS = [
  { label: 'Total Subscribers', value: 0 },
  { label: 'Active', value: 0 },
  { label: 'New This Month', value: 0 },
  { label: 'Open Rate', value: '--' },
] as const

const COLUMNS = [
  { id: 'email', header: 'Email', cell: () => null },
  { id: 'status', header: 'Status', cell: () => null },
  { id: 'since', header: 'Signed up', cell: () => null },
]

/** A placeholder; the sign-ups themselves are in the console (docs/behaviour.md, 4.16). */
export function SubscribersScreen() {
  const { user } = useSession()
  return (
    <>
      <PageHeader
        title={SCREENS.subscribers.title}
        actions={
          <>
            <ComingSoonButton what="Exporting the list">Export List</ComingSoonButton>
            <ComingSoonButton icon="mail" what="Sending mail">
              Send Email
            </ComingSoonButton>
          </>
        }
      >
        Who wants to hear from you.
      </PageHeader>
      <SampleNote>
        These zeros count nothing yet.{' '}
        {user?.isAdmin === 'true' ? (
          <>
            The sign-ups of the landing page are <a href={SIGNUPS_HREF}>in the console</a>, with their export;
            a later version lists them here.
          </>
        ) : (
          'The sign-ups of the landing page are read by the admins; a later version counts them here.'
        )}
      </SampleNote>
      <StatStrip label="Subscribers" stats={STATS} />
      <div className="card">
        <Table
          caption="Subscribers"
          columns={COLUMNS}
          rows={[]}
          rowId={String}
          empty={
            <EmptyState title="Not listed here yet">
              Signups from the landing page will appear here.
            </EmptyState>
          }
        />
      </div>
    </>
  )
}
