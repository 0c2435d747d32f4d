'use client'

import { useState } from 'react'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { Button } from '../../ui/Button'
import { EqualColumns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { ConnectionCard } from './ConnectionCard'
import { ConnectionDialog } from './ConnectionDialog'

/** The connections as cards, with edit and delete. */
export function ConnectionsTab({
  connections,
  onAdd,
}: {
  connections: PlatformConnection[]
  onAdd: () => void
}) {
  const [edited, setEdited] = useState<PlatformConnection | null>(null)
  if (connections.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="No platforms connected"
          action={
            <Button variant="line" size="small" onPress={onAdd}>
              Add platform
            </Button>
          }
        >
          Connect a store to keep its products here.
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <EqualColumns $count={2} $least="18rem">
        {connections.map((connection) => (
          <ConnectionCard key={connection.id} connection={connection} onEdit={() => setEdited(connection)} />
        ))}
      </EqualColumns>
      <ConnectionDialog
        key={edited?.id}
        connection={edited ?? undefined}
        isOpen={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
      />
    </>
  )
}
