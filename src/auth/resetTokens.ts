import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { sessionOf } from '@/database/transaction'
import { environment } from '@/environment'
import { audit } from './audit'
import { endSessionsOf } from './sessions'
import { hashToken, newToken } from './tokens'

/** A reset link is valid for one hour (docs/behaviour.md, 7.5). */
const VALID_MS = 60 * 60 * 1000

type TokenRow = { _id: Types.ObjectId; user: Types.ObjectId }

/**
 * Creates a reset link for a normalised username; earlier ones stay valid. The link's base is SITE_URL, never the Host
 * header. An unknown name also gets a link, one that opens nothing, so that the answers look the same.
 */
export async function createResetLink(
  payload: Payload,
  username: string,
): Promise<{ link: string; email: string | null; firstName: string | null }> {
  const token = newToken()
  const user = await stored(payload, 'users').findOne(
    { username },
    { projection: { email: 1, firstName: 1 } },
  )
  if (user) {
    const expiresAt = new Date(Date.now() + VALID_MS)
    await stored(payload, 'reset-tokens').insertOne({
      tokenHash: hashToken(token),
      user: user._id,
      expiresAt,
    })
  }
  return {
    link: `${environment.siteUrl}/reset-password?token=${token}`,
    email: user?.email || null,
    firstName: user?.firstName || null,
  }
}

/** Whether a token would be accepted right now. */
export async function isResetToken(payload: Payload, token: string): Promise<boolean> {
  return (await stored(payload, 'reset-tokens').countDocuments(matching(token))) === 1
}

/**
 * Consumes a token and sets the new password; of concurrent uses only one wins. Ends all sessions and other reset links
 * of the user. Returns the user's id, or null when the token is unknown, used or expired. Call it within a transaction
 * of the request.
 */
export async function consumeResetToken(
  req: PayloadRequest,
  token: string,
  passwordHash: string,
): Promise<string | null> {
  const session = await sessionOf(req)
  const row = await stored(req.payload, 'reset-tokens').findOneAndDelete(matching(token), { session })
  if (!row) return null
  const { user } = row as TokenRow
  const { matchedCount } = await stored(req.payload, 'users').updateOne(
    { _id: user },
    { $set: { passwordHash, updatedAt: new Date() } },
    { session },
  )
  if (matchedCount === 0) return null
  const id = user.toHexString()
  await dropResetTokens(req, id)
  await endSessionsOf(req, id)
  await audit(req, { subjectId: id, action: 'password', actorId: null })
  return id
}

/** Ends all open reset links of a user, within the request's transaction if it has one. */
export async function dropResetTokens(req: PayloadRequest, userId: string): Promise<void> {
  await stored(req.payload, 'reset-tokens').deleteMany(
    { user: new Types.ObjectId(userId) },
    { session: await sessionOf(req) },
  )
}

function matching(token: string) {
  return { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } }
}

function stored(payload: Payload, slug: 'users' | 'reset-tokens') {
  const model = payload.db.collections[slug]
  if (!model) throw new Error(`The collection ${slug} is not registered`)
  return model.collection
}
