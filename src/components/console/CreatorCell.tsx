import type { DefaultServerCellComponentProps } from 'payload'
import { accountLabel } from '@/contracts/account/names'

/** The name of the user whose id a text field holds, in a row of a list. */
export async function CreatorCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = String(cellData ?? '')
  const found = {
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Only admins see the lists with this cell, and they may read every account.
    overrideAccess: true,
  } as const
  const account = id ? await payload.findByID(found) : null
  return <span>{account ? accountLabel(account) : `Deleted account ${id}`}</span>
}
