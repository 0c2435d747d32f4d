import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { sessionOf } from '@/database/transaction'
import { environment } from '@/environment'
import { endSessionsOf, hashToken, newToken } from './sessions'

/** A reset link is valid for one hour (docs/behaviour.md, 7.5). */
const VALID_MS = 60 * 60 * 1000

/**
 * Makes a reset link for a normalised username; the previous link stops working. Its base is SITE_URL, never the
 * Host header. An unknown username also gets a link, which matches nothing, so that the answer looks the same.
 */
export async function createResetLink(
  payload: Payload,
  username: string,
): Promise<{ link: string; email: string | null; firstName: string | null }> {
  const token = newToken()
  const user = await users(payload).findOneAndUpdate(
    { username },
    { $set: { resetTokenHash: hashToken(token), resetTokenExpiry: new Date(Date.now() + VALID_MS) } },
    { projection: { email: 1, firstName: 1 } },
  )
  return {
    link: `${environment.siteUrl}/reset-password?token=${token}`,
    email: user?.email || null,
    firstName: user?.firstName || null,
  }
}

/** Whether a token would be accepted right now. */
export async function isResetToken(payload: Payload, token: string): Promise<boolean> {
  return (await users(payload).countDocuments(matching(token))) === 1
}

/**
 * Consumes a token and sets the password in one atomic update, so that only one of several requests succeeds, and
 * ends the user's sessions. Returns the user's id, or null when the token is unknown, used or expired. Call it
 * within a transaction of the request.
 */
export async function consumeResetToken(
  req: PayloadRequest,
  token: string,
  passwordHash: string,
): Promise<string | null> {
  const session = await sessionOf(req)
  const user = await users(req.payload).findOneAndUpdate(
    matching(token),
    { $set: { passwordHash, updatedAt: new Date() }, $unset: { resetTokenHash: '', resetTokenExpiry: '' } },
    { projection: { _id: 1 }, session },
  )
  if (!user) return null
  const id = String(user._id)
  await endSessionsOf(req, id)
  return id
}

/** Drops a user's open reset link, within the request's transaction if it has one. */
export async function dropResetToken(req: PayloadRequest, userId: string): Promise<void> {
  await users(req.payload).updateOne(
    { _id: new Types.ObjectId(userId) },
    { $unset: { resetTokenHash: '', resetTokenExpiry: '' } },
    { session: await sessionOf(req) },
  )
}

function matching(token: string) {
  return { resetTokenHash: hashToken(token), resetTokenExpiry: { $gt: new Date() } }
}

function users(payload: Payload) {
  const model = payload.db.collections.users
  if (!model) throw new Error('The users collection is not registered')
  return model.collection
}
