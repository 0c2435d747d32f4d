'use client'

import {
  CONNECTION_TEXTS,
  type PlatformConnection,
  deletePlatformConnection,
  listPlatformConnections,
} from '@/contracts/commerce/connections'
import { listProductRows } from '@/contracts/commerce/catalogue'
import { DeleteButton } from '../../api/DeleteButton'
import { send } from '../../api/request'

/** Deletes a connection after confirmation; its products stay. */
export function DeleteConnection({ connection }: { connection: PlatformConnection }) {
  return (
    <DeleteButton
      kind="connection"
      name={connection.platformName}
      title="Delete this connection?"
      send={() => send(deletePlatformConnection, { params: { id: connection.id } })}
      failure={CONNECTION_TEXTS.deleteFailed}
      refresh={[listPlatformConnections, listProductRows]}
    >
      Its products stay, without a platform. The note and its stored keys are gone.
    </DeleteButton>
  )
}
