import type { CollectionBeforeChangeHook } from 'payload'
import { waitsForNod } from '@/access/waitsForNod'
import { idOf } from '@/database/ids'
import type { Product as StoredProduct } from '@/payload-types'

/** Decides whether a new product waits for a nod; products created without a user, such as the seed's, do not. */
export const waitForNod: CollectionBeforeChangeHook<StoredProduct> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  return { ...data, isWaiting: await waitsForNod(req, req.user, idOf(data.userId)) }
}
