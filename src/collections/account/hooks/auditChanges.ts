import type { CollectionAfterChangeHook } from 'payload'
import { type AuditAction, audit } from '@/auth/audit'
import type { User as StoredUser } from '@/payload-types'

const AUDITED: Record<string, AuditAction> = {
  email: 'e-mail',
  role: 'role',
  approved: 'approval',
  rejectedAt: 'approval',
}

/** Audits what decides over an account, whether a call, the console or the command line changes it. */
export const auditChanges: CollectionAfterChangeHook<StoredUser> = async ({
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const id = String(doc.id)
  const by = { subjectId: id, actorId: req.user ? String(req.user.id) : null, target: { kind: 'users', id } }
  if (data.newPassword) await audit(req, { ...by, action: 'password', fields: ['password'] })
  for (const [field, action] of Object.entries(AUDITED)) {
    const name = field as keyof StoredUser
    if ((doc[name] ?? null) !== (previousDoc[name] ?? null))
      await audit(req, { ...by, action, fields: [field] })
  }
}
