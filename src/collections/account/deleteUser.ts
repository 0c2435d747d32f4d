import type { Endpoint } from 'payload'
import { inTransaction } from '@/database/transaction'

/**
 * DELETE /cms-api/users/{id} in the place of Payload's own: whoever is deleted may be writing at this moment, and
 * then the deletion is tried again until it meets nobody, so that nothing of theirs is left.
 */
export const deleteUser: Endpoint = {
  path: '/:id',
  method: 'delete',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const doc = await inTransaction(req, () =>
      req.payload.delete({ collection: 'users', id, depth: 0, req, overrideAccess: false }),
    )
    return Response.json({ doc, message: req.t('general:deletedSuccessfully') })
  },
}
