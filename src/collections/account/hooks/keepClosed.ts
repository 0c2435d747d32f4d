import type { CollectionBeforeChangeHook } from 'payload'
import { conflict } from '@/database/errors'
import type { User as StoredUser } from '@/payload-types'

/** An account that is being deleted cannot be changed, and so not be approved again (409). */
export const keepClosed: CollectionBeforeChangeHook<StoredUser> = ({ data, originalDoc }) => {
  if (!originalDoc?.erasingSince) return data
  throw conflict('This account is being deleted.')
}
