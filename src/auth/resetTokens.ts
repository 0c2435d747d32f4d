import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { sessionOf } from '@/database/transaction'
import { environment } from '@/environment'
import { endSessionsOf, hashToken, newToken } from './sessions'

/** Public spec, section 9: a reset link is valid for one hour. */
const VALID_MS = 60 * 60 * 1000

/**
 * Makes a reset link for a normalised user name; the one before it stops working. The link's base is SITE_URL, never
 * the Host header. An unknown name gets a link, too, which opens nothing: its answer looks the same.
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

/** Whether a token would be taken right now. */
export async function isResetToken(payload: Payload, token: string): Promise<boolean> {
  return (await users(payload).countDocuments(matching(token))) === 1
}

/**
 * Takes a token and sets the password it was given for, in one atomic update, so that of many at once one wins; and
 * ends all sessions of the user. Gives the user's id, or null when the token is unknown, used or expired. Call it
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

/** Ends an open reset link of a user, within the request's transaction if it has one. */
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
