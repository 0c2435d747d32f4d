'use client'

import type { PlatformConnection } from '@/contracts/commerce/connections'
import { Button } from '../../ui/Button'
import { EqualColumns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { ConnectionCard } from './ConnectionCard'
import { ConnectionDialog } from './ConnectionDialog'

/** The connections as cards, with edit and delete. */
export function ConnectionsTab({ connections }: { connections: PlatformConnection[] }) {
  if (connections.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="No platforms connected"
          action={
            <ConnectionDialog
              button={(open) => (
                <Button variant="line" size="small" onPress={open}>
                  Add platform
                </Button>
              )}
            />
          }
        >
          Note where else you sell. Nothing is synced yet: products are added here by hand.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="stack">
      <p className="subtle">
        A connection is a note of where else you sell. Nothing is synced yet: products are added here by hand.
        Active ones count above; nothing else changes.
      </p>
      <EqualColumns $count={2} $least="18rem">
        {connections.map((connection) => (
          <ConnectionCard key={connection.id} connection={connection} />
        ))}
      </EqualColumns>
    </div>
  )
}
