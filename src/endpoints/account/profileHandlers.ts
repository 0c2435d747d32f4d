import { readClientAddress } from '@/auth/readClientAddress'
import { clearSessionCookies } from '@/auth/cookies'
import { changeHash, credentialsOf } from '@/auth/credentials'
import { hashPassword, verifyPassword } from '@/auth/passwords'
import { requireConfirmed, sessionIdOf } from '@/auth/sessionUser'
import * as sessions from '@/auth/sessions'
import { badField, conflict, notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { isRecordId } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import { requireUnchanged } from '@/database/versions'
import { presentUser } from './present'
import * as confirmContract from '@/contracts/account/confirm'
import * as contract from '@/contracts/account/profile'

/** PATCH /api/account: changes the caller's names and e-mail if they are as in `was`; another e-mail is confirmed. */
export const updateAccount = handle(
  contract.updateAccount,
  async ({ body: { was, ...data }, user, payload, req }) => {
    const options = { collection: 'users', id: user.id, depth: 1, req, overrideAccess: false } as const
    const changed = await inTransaction(req, async () => {
      const stored = await payload.findByID(options)
      requireUnchanged({ was }, stored, presentUser(stored))
      const isOther = data.email !== undefined && (data.email ?? '') !== (stored.email ?? '')
      // Reset links go there: whoever finds an open browser must not be able to take over the account.
      if (isOther) requireConfirmed(user)
      return payload.update({ ...options, data })
    })
    return presentUser(changed)
  },
)

/** POST /api/account/confirm: the session counts as confirmed for 10 minutes (docs/behaviour.md, 7.8). */
export const confirmAccount = handle(confirmContract.confirmAccount, async ({ body, user, payload, req }) => {
  const known = await credentialsOf(payload, String(user.id))
  const isRight = await verifyPassword(body.password, known?.passwordHash, readClientAddress(req.headers))
  if (!isRight || !known?.passwordHash) throw badField('password', confirmContract.CONFIRM_TEXTS.wrong)
  const now = new Date()
  const { id, passwordHash } = known
  const isDone = await sessions.confirmSession(req, sessionIdOf(user) ?? '', { id, passwordHash }, now)
  if (!isDone) throw conflict('Your password was changed meanwhile. Please try again.')
  return { confirmedUntil: new Date(now.getTime() + confirmContract.CONFIRMED_MS).toISOString() }
})

/** POST /api/account/password: requires the current one; ends the other sessions and any reset link. */
export const changePassword = handle(contract.changePassword, async ({ body, user, payload, req }) => {
  const address = readClientAddress(req.headers)
  const known = await credentialsOf(payload, String(user.id))
  if (!known || !(await verifyPassword(body.currentPassword, known.passwordHash, address))) {
    const message = contract.PROFILE_TEXTS.wrongCurrentPassword
    throw badField('currentPassword', message)
  }
  const passwordHash = await hashPassword(body.newPassword, address)
  await inTransaction(req, async () => {
    const isChanged = await changeHash(req, known, passwordHash)
    if (!isChanged) throw conflict('Your password was changed meanwhile. Please try again.')
    await sessions.endSessionsOf(req, known.id, sessionIdOf(user))
  })
  return { message: contract.PROFILE_TEXTS.passwordChanged }
})

/** GET /api/account/sessions: the caller's sessions. */
export const listSessions = handle(contract.listSessions, async ({ user, payload }) => {
  const current = sessionIdOf(user)
  const running = await sessions.listSessions(payload, String(user.id))
  return running.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
    isCurrent: id === current,
  }))
})

/** DELETE /api/account/sessions/{id}: only the caller's own; ending the current one logs out. */
export const deleteSession = handle(
  contract.deleteSession,
  async ({ params: { id }, user, payload, req, headers }) => {
    const isEnded = isRecordId(id) && (await sessions.endSession(payload, id, String(user.id)))
    if (!isEnded) throw notFound()
    if (id.toLowerCase() === sessionIdOf(user)) clearSessionCookies(req, headers)
    return { message: contract.PROFILE_TEXTS.sessionEnded }
  },
)

/** The calls of the user's own profile, password and sessions. */
export const profileCalls = [updateAccount, confirmAccount, changePassword, listSessions, deleteSession]
