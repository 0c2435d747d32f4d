import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { audit } from '@/auth/audit'
import { CSV_BATCH, csvResponse } from '@/database/csv'
import { driverCollection } from '@/database/driverCollection'
import { inTransaction } from '@/database/transaction'

type Signup = { email: string; signedUpAt: Date }

const COLUMNS = ['email', 'signedUpAt'] as const

/** GET /cms-api/email-signups/export: every sign-up, newest first, as a CSV file for admins. */
export const exportSignups: Omit<Endpoint, 'root'> = { path: '/export', method: 'get', handler: answer }

async function answer(req: PayloadRequest): Promise<Response> {
  if (!isAdmin(req.user))
    return Response.json({ message: 'Not allowed', error: 'Not allowed' }, { status: 403 })
  const actorId = String(req.user?.id)
  const target = { kind: 'email-signups', id: 'all' }
  await inTransaction(req, () => audit(req, { subjectId: actorId, action: 'export', actorId, target }))
  const signups = driverCollection(req, 'email-signups')
    .find<Signup>({}, { projection: { _id: 0, email: 1, signedUpAt: 1 } })
    .sort({ signedUpAt: -1 })
    .batchSize(CSV_BATCH)
  return csvResponse('email-signups', COLUMNS, signups, ({ email, signedUpAt }) => [
    { email, signedUpAt: signedUpAt.toISOString() },
  ])
}
