'use client'

import { listMyProducts } from '@/contracts/commerce/products'
import { useState } from 'react'
import {
  CONNECTION_TEXTS,
  type PlatformConnection,
  deletePlatformConnection,
  listPlatformConnections,
} from '@/contracts/commerce/connections'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { EqualColumns } from '../../ui/Columns'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
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
  const [doomed, setDoomed] = useState<PlatformConnection | null>(null)
  const remove = useSend(deletePlatformConnection, {
    refresh: [listPlatformConnections, listMyProducts],
    success: { title: CONNECTION_TEXTS.deleted },
    failure: CONNECTION_TEXTS.deleteFailed,
  })
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
          <ConnectionCard
            key={connection.id}
            connection={connection}
            onEdit={() => setEdited(connection)}
            onDelete={() => setDoomed(connection)}
          />
        ))}
      </EqualColumns>
      <ConnectionDialog
        key={edited?.id}
        connection={edited ?? undefined}
        isOpen={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
      />
      <ConfirmDialog
        title="Delete this connection?"
        confirmLabel="Delete connection"
        cancelLabel="Keep it"
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        onConfirm={async () => Boolean(doomed && (await remove.run({ params: { id: doomed.id } })))}
      >
        Products keep their data, but stop syncing with it.
      </ConfirmDialog>
    </>
  )
}
