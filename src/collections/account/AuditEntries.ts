import type { CollectionConfig } from 'payload'
import { internal } from '../internal'

function refuse(): never {
  throw new Error('Audit entries are written by auth/audit.ts alone, and never changed')
}

/**
 * What was done to an account and by whom: a chain of entries per person, each with an HMAC over itself and the one
 * before (docs/behaviour.md, 17.6). Only auth/audit.ts writes it; a TTL index removes entries after 13 months.
 */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  ...internal(),
  hooks: { beforeChange: [refuse], beforeDelete: [refuse] },
  timestamps: false,
  indexes: [{ fields: ['subjectId', 'seq'], unique: true }],
  fields: [
    { name: 'subjectId', type: 'text', required: true },
    { name: 'seq', type: 'number', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'actorId', type: 'text' },
    { name: 'action', type: 'text', required: true },
    { name: 'targetKind', type: 'text' },
    { name: 'targetId', type: 'text' },
    { name: 'fields', type: 'text', hasMany: true },
    { name: 'prevMac', type: 'text' },
    { name: 'prevAt', type: 'date' },
    { name: 'mac', type: 'text', required: true },
  ],
}
