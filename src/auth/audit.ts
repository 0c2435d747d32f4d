import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { sign } from './sign'

/** What is audited (docs/behaviour.md, 17.6). */
export type AuditAction =
  | 'log-in'
  | 'password'
  | 'e-mail'
  | 'role'
  | 'approval'
  | 'erase'
  | 'refund'
  | 'export'
  | 'import'
  | 'test orders'
  | 'listing'
  | 'letter'

type Cause = {
  /** Whose account it is about; each has a chain of its own, so that two people never wait for each other. */
  subjectId: string
  action: AuditAction
  /** Who did it; null for the command line, and for whoever had a reset link. */
  actorId: string | null
  target?: { kind: string; id: string }
  /** The names of what changed, never values. */
  fields?: string[]
}

export type AuditEntry = {
  subjectId: string
  /** 1, 2, 3 … within the subject. */
  seq: number
  at: Date
  actorId: string | null
  action: AuditAction
  targetKind: string | null
  targetId: string | null
  fields: string[]
  /** The mac and the moment of the entry before; null for the first. */
  prevMac: string | null
  prevAt: Date | null
  mac: string
}

/** Entries are kept for 13 months; the database removes older ones, the head of each chain (auth/indexes.ts). */
export const AUDIT_SECONDS = 396 * 24 * 60 * 60

/**
 * Adds an entry to a person's chain, in the request's transaction, which is that of its cause: both are stored or
 * neither. Throws without a transaction. Does nothing for an account that is gone.
 */
export async function audit(req: PayloadRequest, cause: Cause): Promise<void> {
  const session = await sessionOf(req)
  if (!session) throw new Error('An audit entry is written in the transaction of its cause')
  const { subjectId, action, actorId, target, fields = [] } = cause
  // Two entries of one person write the same document, so one of their transactions is tried again.
  const subject = await driverCollection(req, 'users').findOneAndUpdate(
    { _id: new Types.ObjectId(subjectId) },
    { $inc: { auditSeq: 1 }, $currentDate: { auditAt: true } },
    { session, returnDocument: 'after', projection: { auditSeq: 1 } },
  )
  if (!subject) return
  const seq = Number(subject.auditSeq)
  const last = await entries(req).findOne({ subjectId, seq: seq - 1 }, { session })
  const at = new Date(Math.max(Date.now(), last?.at.getTime() ?? 0))
  const entry = {
    subjectId,
    seq,
    at,
    actorId,
    action,
    targetKind: target?.kind ?? null,
    targetId: target?.id ?? null,
    fields,
    prevMac: last?.mac ?? null,
    prevAt: last?.at ?? null,
  }
  await entries(req).insertOne({ ...entry, mac: macOf(entry) }, { session })
}

/**
 * The first entry of a person's chain that is not as it was written, by its number; null when the chain is whole. Only
 * entries older than 13 months may be missing, and only at the head.
 */
export async function brokenAt(
  payload: Payload,
  subjectId: string,
  now = Date.now(),
): Promise<number | null> {
  let before: AuditEntry | null = null
  for await (const entry of entries({ payload }).find({ subjectId }).sort({ seq: 1 })) {
    const isNext = before
      ? entry.seq === before.seq + 1 && entry.prevMac === before.mac
      : entry.seq === 1 || isExpired(entry.prevAt, now)
    if (!isNext || entry.mac !== macOf(entry)) return entry.seq
    before = entry
  }
  const subject = await driverCollection({ payload }, 'users').findOne(
    { _id: new Types.ObjectId(subjectId) },
    { projection: { auditSeq: 1, auditAt: 1 } },
  )
  const last = before?.seq ?? 0
  // The account remembers its last entry, so that none can be cut off at the end.
  const isCut = Number(subject?.auditSeq ?? 0) > last && !isExpired(subject?.auditAt as Date, now)
  return isCut ? last + 1 : null
}

function isExpired(at: Date | null, now: number): boolean {
  return at !== null && now - at.getTime() > AUDIT_SECONDS * 1000 - DAY_MS
}

function macOf(entry: Omit<AuditEntry, 'mac'>): string {
  const { subjectId, seq, at, actorId, action, targetKind, targetId, fields, prevMac, prevAt } = entry
  const parts = [subjectId, seq, at, actorId, action, targetKind, targetId, fields, prevMac, prevAt]
  return sign('audit entries', JSON.stringify(parts))
}

function entries({ payload }: Pick<PayloadRequest, 'payload'>) {
  const found = payload.db.connection.db
  if (!found) throw new Error('The database is not connected')
  return found.collection<AuditEntry>(driverCollection({ payload }, 'audit-entries').collectionName)
}
