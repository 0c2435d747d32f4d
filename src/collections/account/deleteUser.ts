import type { Endpoint, PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/guards'
import { forbidden } from '@/database/errors'
import { closeAccount } from './closeAccount'
import { eraseAccount } from '@/database/eraseAccount'

/** How long an answer may take; jobs/eraseAccounts.ts does the rest. In ms. */
const PATIENCE_MS = 700

const ERASED = 'Deleted.'
const CLOSED =
  'The account is closed. Its records are being deleted, which can take some minutes; ' +
  'until then it stands here as "Being deleted".'

/**
 * DELETE /cms-api/users/{id}, which replaces Payload's own: closes the account at once and erases it, in this call if
 * that takes less than a second, else in the background. Throws 403, 404, and 409 for the last admin.
 */
export const deleteUser: Endpoint = {
  path: '/:id',
  method: 'delete',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    requireAdmin(req)
    const isOver = patience()
    await closeAccount(req, id)
    const isErased = await eraseAccount(req.payload, id, isOver)
    return Response.json({ doc: { id }, message: isErased ? ERASED : CLOSED })
  },
}

/** DELETE /cms-api/users, for the rows ticked in the console's list: as above for each. */
export const deleteUsers: Endpoint = {
  path: '/',
  method: 'delete',
  handler: async (req) => {
    requireAdmin(req)
    const { docs } = await req.payload.find({
      collection: 'users',
      where: (req.query.where as Where | undefined) ?? { id: { in: [] } },
      select: { username: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const isOver = patience()
    let areErased = true
    for (const { id } of docs) {
      await closeAccount(req, id)
      areErased = (await eraseAccount(req.payload, id, isOver)) && areErased
    }
    return Response.json({ docs, errors: [], message: areErased ? ERASED : CLOSED })
  },
}

/** Whether the time of an answer is over. */
function patience(): () => boolean {
  const end = performance.now() + PATIENCE_MS
  return () => performance.now() > end
}

function requireAdmin({ user }: PayloadRequest): void {
  if (!isAdmin(user)) throw forbidden()
}
