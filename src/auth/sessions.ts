import { Types } from 'mongoose'
import type { Payload, PayloadRequest } from 'payload'
import { audit } from './audit'
import { touchUser } from '@/database/touchUser'
import { inTransaction, inTurn, sessionOf } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { SESSION_SECONDS, readSessionToken } from './cookies'
import { toPlain } from './toPlain'
import { hashToken, hasTokenShape, newToken } from './tokens'

export type ResolvedSession = {
  user: StoredUser
  sessionId: string
  expiresAt: Date
  lastSeenAt: Date
  /** When its user last confirmed with their password that it is them. */
  confirmedAt: Date | null
}

/** A session as its owner sees it. */
export type SessionInfo = { id: string; createdAt: Date; lastSeenAt: Date; userAgent: string }

type SessionRow = {
  _id: Types.ObjectId
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  userAgent?: string
  confirmedAt?: Date
}
type FoundRow = SessionRow & { user: (Record<string, unknown> & { profileImage?: object[] })[] }

/** The most sessions per user; one more ends the least recently used. */
export const SESSIONS_MAX = 50
/** A used session is extended at most this often, so that reading costs no write. */
const TOUCH_AFTER_MS = 60 * 60 * 1000
const SECRET_FIELDS = { passwordHash: 0, touches: 0, auditSeq: 0, auditAt: 0 }

/**
 * Creates a session and returns its token, which is not stored; null when the user is gone or the password is no longer
 * the one that was verified. The transaction writes the user's document, so that a concurrent password change either
 * ends this session or prevents it.
 */
export async function startSession(
  req: PayloadRequest,
  { id, passwordHash }: { id: string; passwordHash?: string },
  userAgent: string | null,
): Promise<string | null> {
  const token = newToken()
  const isMade = await inTurn(`sessions of ${id}`, () =>
    inTransaction(req, async () => {
      if (!(await touchUser(req, id, passwordHash === undefined ? {} : { passwordHash }))) return false
      const session = await sessionOf(req)
      const now = new Date()
      const row = {
        tokenHash: hashToken(token),
        user: new Types.ObjectId(id),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: expiryFrom(now),
        userAgent: (userAgent ?? '').slice(0, 200),
      }
      await sessions(req.payload).insertOne(row, { session })
      await endOldestSessions(req, row.user)
      await audit(req, { subjectId: id, action: 'log-in', actorId: id })
      return true
    }),
  )
  return isMade ? token : null
}

/**
 * The approved user and session of a request's cookie, or null. Rethrows database errors: an outage is never
 * "logged out".
 */
export async function resolveSession(headers: Headers, payload: Payload): Promise<ResolvedSession | null> {
  const token = readSessionToken(headers)
  return token ? sessionOfToken(payload, token) : null
}

/**
 * Extends a session that was not used for a while; returns its new end, else null. Only for responses that can
 * set the cookie, which has to live as long: otherwise the session would end with the old cookie.
 */
export async function extendWhenUsedAgain(
  payload: Payload,
  { sessionId, lastSeenAt }: ResolvedSession,
): Promise<Date | null> {
  const isUsedAgain = Date.now() - lastSeenAt.getTime() > TOUCH_AFTER_MS
  return isUsedAgain ? extendSession(payload, sessionId) : null
}

/**
 * The approved user and session of a token, or null. One aggregate per request, so that changes of approval and
 * role apply at once.
 */
export async function sessionOfToken(payload: Payload, token: string): Promise<ResolvedSession | null> {
  if (!hasTokenShape(token)) return null
  const [row] = await sessions(payload)
    .aggregate<FoundRow>([
      { $match: { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } } },
      { $lookup: { ...approvedUser, from: nameOf(payload, 'users') } },
      { $lookup: { ...profileImage, from: nameOf(payload, 'profile-images') } },
    ])
    .toArray()
  const found = row?.user[0]
  if (!row || !found) return null
  const {
    _id,
    expiresAt,
    lastSeenAt,
    confirmedAt = null,
    pictures,
  } = row as FoundRow & { pictures: object[] }
  const user = toPlain({ ...found, profileImage: pictures[0] ?? null, collection: 'users' }) as StoredUser
  return { user, sessionId: _id.toHexString(), expiresAt, lastSeenAt, confirmedAt }
}

/** A user's running sessions, the last used first. */
export async function listSessions(payload: Payload, userId: string): Promise<SessionInfo[]> {
  const rows = await sessions(payload)
    .find<SessionRow>({ user: new Types.ObjectId(userId), expiresAt: { $gt: new Date() } })
    .sort({ lastSeenAt: -1, _id: -1 })
    .limit(100)
    .toArray()
  return rows.map(({ _id, createdAt, lastSeenAt, userAgent }) => ({
    id: _id.toHexString(),
    createdAt,
    lastSeenAt,
    userAgent: userAgent ?? '',
  }))
}

/** Those of some sessions that have not ended, and whose users are still approved. */
export async function runningSessions(payload: Payload, sessionIds: string[]): Promise<Set<string>> {
  const rows = await sessions(payload)
    .aggregate<{ _id: Types.ObjectId; user: object[] }>([
      {
        $match: {
          _id: { $in: sessionIds.map((id) => new Types.ObjectId(id)) },
          expiresAt: { $gt: new Date() },
        },
      },
      { $lookup: { ...approvedUser, from: nameOf(payload, 'users') } },
    ])
    .toArray()
  return new Set(rows.filter(({ user }) => user.length > 0).map(({ _id }) => _id.toHexString()))
}

/** Extends a session to its full lifetime from now. */
export async function extendSession(payload: Payload, sessionId: string): Promise<Date> {
  const now = new Date()
  const expiresAt = expiryFrom(now)
  await sessions(payload).updateOne(
    { _id: new Types.ObjectId(sessionId) },
    { $set: { expiresAt, lastSeenAt: now } },
  )
  return expiresAt
}

/**
 * Notes that a session's user has just confirmed with their password that it is them; false when the session has ended
 * or the password is no longer the one that was verified.
 */
export async function confirmSession(
  req: PayloadRequest,
  sessionId: string,
  { id, passwordHash }: { id: string; passwordHash: string },
  confirmedAt: Date,
): Promise<boolean> {
  return inTransaction(req, async () => {
    if (!(await touchUser(req, id, { passwordHash }))) return false
    const { matchedCount } = await sessions(req.payload).updateOne(
      { _id: new Types.ObjectId(sessionId), user: new Types.ObjectId(id) },
      { $set: { confirmedAt } },
      { session: await sessionOf(req) },
    )
    return matchedCount === 1
  })
}

/** Ends one session, only of `userId` if given; false when there is none. */
export async function endSession(payload: Payload, sessionId: string, userId?: string): Promise<boolean> {
  const { deletedCount } = await sessions(payload).deleteOne({
    _id: new Types.ObjectId(sessionId),
    ...(userId && { user: new Types.ObjectId(userId) }),
  })
  return deletedCount === 1
}

/**
 * Ends all sessions of a user, except one if given (the current one, after its user changed the password), within the
 * request's transaction if it has one.
 */
export async function endSessionsOf(
  req: PayloadRequest,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  const filter = {
    user: new Types.ObjectId(userId),
    ...(exceptSessionId && { _id: { $ne: new Types.ObjectId(exceptSessionId) } }),
  }
  await sessions(req.payload).deleteMany(filter, { session: await sessionOf(req) })
}

/** Ends the sessions beyond SESSIONS_MAX. A user's sessions are created one after another, so none is missed. */
async function endOldestSessions(req: PayloadRequest, user: Types.ObjectId): Promise<void> {
  const session = await sessionOf(req)
  const beyond = await sessions(req.payload)
    .find({ user }, { session, projection: { _id: 1 } })
    .sort({ lastSeenAt: -1, _id: -1 })
    .skip(SESSIONS_MAX)
    .toArray()
  if (beyond.length === 0) return
  await sessions(req.payload).deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } }, { session })
}

const approvedUser = {
  localField: 'user',
  foreignField: '_id',
  as: 'user',
  pipeline: [{ $match: { approved: true } }, { $project: SECRET_FIELDS }],
}

const profileImage = {
  localField: 'user.profileImage',
  foreignField: '_id',
  as: 'pictures',
  pipeline: [{ $project: { filename: 1 } }],
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000)
}

function sessions(payload: Payload) {
  return model(payload, 'sessions').collection
}

function nameOf(payload: Payload, slug: string): string {
  return model(payload, slug).collection.name
}

function model(payload: Payload, slug: string) {
  const found = payload.db.collections[slug]
  if (!found) throw new Error(`The collection ${slug} is not registered`)
  return found
}
