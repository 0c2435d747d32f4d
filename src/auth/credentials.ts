import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { sessionOf } from '@/database/transaction'
import { audit } from './audit'
import { dropResetTokens } from './resetTokens'

/** The user fields that log-in and password changes need; never leaves the server. */
export type Credentials = { id: string; passwordHash: string | null; approved: boolean; isRejected: boolean }

type Row = {
  _id: Types.ObjectId
  passwordHash?: string | null
  approved?: boolean | null
  rejectedAt?: Date | null
}

/**
 * The credentials of a normalised username, or null. Read with the driver, because no Payload API returns the
 * hash.
 */
export async function findCredentials(payload: Payload, username: string): Promise<Credentials | null> {
  return toCredentials(await users(payload).findOne<Row>({ username }, { projection }))
}

/** The credentials of a user id, or null. */
export async function credentialsOf(payload: Payload, userId: string): Promise<Credentials | null> {
  return toCredentials(await users(payload).findOne<Row>({ _id: new Types.ObjectId(userId) }, { projection }))
}

/** Replaces the hash that was just verified; false when another change came first. */
export async function replaceHash(
  payload: Payload,
  known: Credentials,
  passwordHash: string,
): Promise<boolean> {
  const { matchedCount } = await users(payload).updateOne(
    { _id: new Types.ObjectId(known.id), passwordHash: known.passwordHash },
    { $set: { passwordHash } },
  )
  return matchedCount === 1
}

/**
 * Changes a password whose old hash was just verified, and drops all reset links, within the request's transaction;
 * false when another change came first.
 */
export async function changeHash(
  req: PayloadRequest,
  known: Credentials,
  passwordHash: string,
): Promise<boolean> {
  const { matchedCount } = await users(req.payload).updateOne(
    { _id: new Types.ObjectId(known.id), passwordHash: known.passwordHash },
    { $set: { passwordHash, updatedAt: new Date() } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0) return false
  await dropResetTokens(req, known.id)
  await audit(req, { subjectId: known.id, action: 'password', actorId: known.id })
  return true
}

/** Records a user's first log-in; later log-ins change nothing. */
export async function noteFirstLogin(payload: Payload, userId: string): Promise<void> {
  await users(payload).updateOne(
    { _id: new Types.ObjectId(userId), firstLoginAt: null },
    { $set: { firstLoginAt: new Date() } },
  )
}

const projection = { passwordHash: 1, approved: 1, rejectedAt: 1 }

function toCredentials(row: Row | null): Credentials | null {
  if (!row) return null
  return {
    id: row._id.toHexString(),
    passwordHash: row.passwordHash ?? null,
    approved: row.approved === true,
    isRejected: Boolean(row.rejectedAt),
  }
}

function users(payload: Payload) {
  const model = payload.db.collections.users
  if (!model) throw new Error('The users collection is not registered')
  return model.collection
}
