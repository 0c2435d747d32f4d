'use client'

import {
  CONNECTION_TEXTS,
  type PlatformConnection,
  deletePlatformConnection,
  listPlatformConnections,
} from '@/contracts/commerce/connections'
import { listMyProducts } from '@/contracts/commerce/products'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { IconButton } from '../../ui/IconButton'

/** Deletes a connection, after a question; its products stay. */
export function DeleteConnection({ connection }: { connection: PlatformConnection }) {
  return (
    <SendAfterQuestion
      button={(ask) => <IconButton icon="trash" label={`Delete ${connection.platformName}`} onPress={ask} />}
      title="Delete this connection?"
      confirmLabel="Delete connection"
      cancelLabel="Keep it"
      send={() => send(deletePlatformConnection, { params: { id: connection.id } })}
      refresh={[listPlatformConnections, listMyProducts]}
      success={{ title: CONNECTION_TEXTS.deleted }}
      failure={CONNECTION_TEXTS.deleteFailed}
    >
      Its products stay, without a platform. The note and its stored keys are gone.
    </SendAfterQuestion>
  )
}
