import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { csvResponse, toCsv } from '@/database/csv'

const COLUMNS = ['email', 'signedUpAt'] as const

/** GET /cms-api/email-signups/export: every sign-up, newest first, as a CSV file for admins. */
export const exportSignups: Omit<Endpoint, 'root'> = { path: '/export', method: 'get', handler: answer }

async function answer(req: PayloadRequest): Promise<Response> {
  if (!isAdmin(req.user))
    return Response.json({ message: 'Not allowed', error: 'Not allowed' }, { status: 403 })
  const { docs } = await req.payload.find({
    collection: 'email-signups',
    sort: '-signedUpAt',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return csvResponse('email-signups', toCsv(COLUMNS, docs))
}
