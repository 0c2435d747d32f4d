import type { Payload } from 'payload'
import { readClientAddress, isFromThisMachine } from '@/auth/readClientAddress'
import { clearSessionCookies, setSessionCookies } from '@/auth/cookies'
import { credentialsOf, findCredentials, noteFirstLogin, replaceHash } from '@/auth/credentials'
import { spend, trySpend } from '@/auth/limits'
import { loginAttempt } from '@/auth/loginAttempts'
import { hashPassword, needsRehash, verifyPassword } from '@/auth/passwords'
import { consumeResetToken, createResetLink, isResetToken } from '@/auth/resetTokens'
import { sessionIdOf } from '@/auth/sessionUser'
import { endSession, sessionOfToken, startSession } from '@/auth/sessions'
import { dottedName } from '@/contracts/account/alphabets'
import { environment } from '@/environment'
import { queueMail } from '@/database/queueMail'
import { badRequest, conflict, forbidden, isDuplicate, notFound, unauthorized } from '@/database/errors'
import { handle } from '../core/handle'
import { isRecordId } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/account/identity'
import { presentUser } from './present'

/** GET /api/user: the current user, or 401. */
export const getUser = handle(contract.getUser, async ({ user }) => presentUser(user))

/**
 * POST /api/login: an unknown username, an unapproved user and a wrong password take the same time and get the same
 * answer. With the right password an unapproved user is told to wait, or that the registration was not accepted (403).
 */
export const login = handle(contract.login, async ({ body, req, payload, headers }) => {
  const address = readClientAddress(req.headers)
  const attempt = loginAttempt(payload, body.username, address)
  const known = await findCredentials(payload, body.username)
  const isRight = await attempt.judge(() => verifyPassword(body.password, known?.passwordHash, address))
  if (!isRight || !known?.passwordHash) throw unauthorized(contract.ACCOUNT_TEXTS.wrongCredentials)
  if (!known.approved) {
    throw forbidden(contract.ACCOUNT_TEXTS[known.isRejected ? 'rejected' : 'notApproved'])
  }
  let { passwordHash } = known
  if (needsRehash(passwordHash)) {
    passwordHash = await hashPassword(body.password, address)
    if (!(await replaceHash(payload, known, passwordHash))) {
      passwordHash = await hashThatFits(payload, known.id, body.password, address)
    }
  }
  await spend(payload, 'login-success', known.id)
  const token = await startSession(req, { id: known.id, passwordHash }, req.headers.get('user-agent'))
  const session = token && (await sessionOfToken(payload, token))
  if (!session) throw unauthorized(contract.ACCOUNT_TEXTS.wrongCredentials)
  await attempt.succeed()
  await noteFirstLogin(payload, known.id)
  // A second log-in ends the session it replaces.
  const previous = sessionIdOf(req.user)
  if (previous) await endSession(payload, previous)
  setSessionCookies(req, headers, token)
  return presentUser(session.user)
})

/**
 * POST /api/register: creates an account that awaits approval, without logging in. Other fields of the body are
 * dropped, so a visitor cannot register as admin. A taken username is reported; a known e-mail never is.
 */
export const register = handle(contract.register, async ({ body, payload, req }) => {
  const { password, ...person } = body
  const alike = dottedName(person.username)
  const isTaken =
    (await findCredentials(payload, person.username)) || (alike && (await findCredentials(payload, alike)))
  if (isTaken) throw conflict(contract.ACCOUNT_TEXTS.usernameTaken)
  try {
    const user = await payload.create({
      collection: 'users',
      data: { ...person, newPassword: password, role: 'creator', approved: false },
      // Collection access lets only admins create users; this call overrides it. Without a transaction the unique index
      // decides between concurrent registrations of one username.
      overrideAccess: true,
      disableTransaction: true,
      req,
    })
    return { ...presentUser(user), message: contract.ACCOUNT_TEXTS.registered }
  } catch (error) {
    if (isDuplicate(error)) throw conflict(contract.ACCOUNT_TEXTS.usernameTaken)
    throw error
  }
})

/** POST /api/logout: ends the session; a second call gets the same answer. */
export const logout = handle(contract.logout, async ({ user, payload, req, headers }) => {
  const sessionId = sessionIdOf(user)
  if (sessionId) await endSession(payload, sessionId)
  clearSessionCookies(req, headers)
  return { message: 'Logged out' }
})

/** POST /api/users/{id}/approve: approves a user. A repeat gets the same answer and sends no second mail. */
export const approveUser = handle(contract.approveUser, async ({ params, payload, req }) => {
  const { id } = params
  if (!isRecordId(id)) throw notFound()
  const approved = await inTransaction(req, () =>
    payload.update({
      collection: 'users',
      id,
      data: { approved: true },
      depth: 1,
      overrideAccess: false,
      req,
    }),
  )
  return presentUser(approved)
})

/**
 * POST /api/users/{id}/reject: a repeat gets the same answer and sends no second mail. Throws 409 for an approved user,
 * also when the approval is concurrent.
 */
export const rejectUser = handle(contract.rejectUser, async ({ params, payload, req }) => {
  const { id } = params
  if (!isRecordId(id)) throw notFound()
  const rejected = await inTransaction(req, async () => {
    const common = { collection: 'users', id, depth: 1, overrideAccess: false, req } as const
    const user = await payload.findByID(common)
    if (user.approved) throw conflict(contract.ACCOUNT_TEXTS.alreadyApproved)
    if (user.rejectedAt) return user
    return payload.update({ ...common, data: { rejectedAt: new Date().toISOString() } })
  })
  return presentUser(rejected)
})

/**
 * POST /api/forgot-password: the same answer and the same work for every username. A job composes and sends the mail;
 * the answer contains the link itself only where docs/behaviour.md, 7.5 allows it.
 */
export const forgotPassword = handle(contract.forgotPassword, async ({ body, payload, req }) => {
  const address = readClientAddress(req.headers)
  // Over the limit the answer is the same, but no mail is sent and earlier links stay valid.
  const isWithinLimit =
    (await trySpend(payload, 'forgot-name-address', `${body.username}|${address}`)) &&
    (await trySpend(payload, 'forgot-name', body.username))
  if (!isWithinLimit) return { message: contract.ACCOUNT_TEXTS.resetRequested }
  if (mayBeShown(req.headers)) {
    const { link } = await createResetLink(payload, body.username)
    return { message: contract.ACCOUNT_TEXTS.resetLinkMade, resetLink: link }
  }
  await queueMail(req, 'reset-link', body.username)
  return { message: contract.ACCOUNT_TEXTS.resetRequested }
})

/** A reset link gives access to the account, so without SHOW_RESET_LINK only callers on this machine get it. */
function mayBeShown(headers: Headers): boolean {
  return environment.showsResetLinkToAll || (environment.showsResetLink && isFromThisMachine(headers))
}

/** POST /api/reset-password: sets the new password, ends all sessions, and does not log in. */
export const resetPassword = handle(contract.resetPassword, async ({ body, payload, req }) => {
  // Checked first, so that made-up tokens cost no hash; the update below decides.
  if (!(await isResetToken(payload, body.token))) throw badRequest(contract.ACCOUNT_TEXTS.invalidResetToken)
  const passwordHash = await hashPassword(body.newPassword, readClientAddress(req.headers))
  const userId = await inTransaction(req, () => consumeResetToken(req, body.token, passwordHash))
  if (!userId) throw badRequest(contract.ACCOUNT_TEXTS.invalidResetToken)
  return { message: contract.ACCOUNT_TEXTS.passwordReset }
})

/** The stored hash, if the password still matches it: a concurrent log-in may have replaced the hash. */
async function hashThatFits(
  payload: Payload,
  userId: string,
  password: string,
  address: string,
): Promise<string> {
  const current = await credentialsOf(payload, userId)
  if (!current?.passwordHash || !(await verifyPassword(password, current.passwordHash, address))) {
    throw unauthorized(contract.ACCOUNT_TEXTS.wrongCredentials)
  }
  return current.passwordHash
}

/** The calls of sessions, registration, approval and password reset. */
export const identityCalls = [
  getUser,
  login,
  register,
  logout,
  approveUser,
  rejectUser,
  forgotPassword,
  resetPassword,
]
