import type { CollectionBeforeChangeHook } from 'payload'
import { needsApproval } from '@/access/needsApproval'
import { idOf } from '@/database/ids'
import type { Product as StoredProduct } from '@/payload-types'

/** Decides whether a new product waits for a nod; products created without a user, such as the seed's, do not. */
export const setAwaitingApproval: CollectionBeforeChangeHook<StoredProduct> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !req.user) return data
  return { ...data, isWaiting: await needsApproval(req, req.user, idOf(data.userId)) }
}
