import type { Endpoint } from 'payload'
import { inTransaction } from '@/database/transaction'

/**
 * DELETE /cms-api/users/{id}, which replaces Payload's own. If the user is writing at this moment, the deletion is
 * retried until nothing conflicts, so that none of their data is left.
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
