import * as v from 'valibot'
import { call } from '../core/call'
import { pageOf, pageQuery } from '../core/page'
import { isOfOneAlphabet } from './alphabets'
import { FIELD_TEXTS, Message, TEXT_MAX, date, email, flag, id, optional, text } from '../core/wire'

/** Texts of log-in, registration and reset (docs/behaviour.md, 3.8 to 3.10). */
export const ACCOUNT_TEXTS = {
  alreadyApproved: 'This user is approved already',
  invalidResetToken: 'Invalid reset token',
  notApproved: 'Your account is waiting for admin approval',
  passwordsDiffer: 'Passwords do not match',
  /** Shown after a reset. */
  passwordReset: 'Your password has been reset. You can log in now.',
  passwordTooLong: 'Password must be at most 72 bytes long',
  passwordTooShort: 'Password must be at least 6 characters long',
  registered: 'Please wait for admin approval before logging in.',
  rejected: 'Your registration was not accepted',
  resetLinkMade: 'If the account exists, this link sets a new password. It is valid for 1 hour.',
  resetRequested: 'If the account exists, a reset link is on its way by e-mail.',
  usernameAlphabets: 'Use letters of one alphabet, digits and signs like . _ -',
  usernameTaken: 'Username already exists',
  wrongCredentials: 'Invalid username or password',
} as const

export const ROLES = ['creator', 'shop-editor', 'editor', 'admin'] as const

/** Limits of a password (docs/behaviour.md, 7.2); bcrypt reads 72 bytes, so a longer one is refused. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX_BYTES = 72

/** The canonical form of a username: NFKC, trimmed, lower-case (docs/behaviour.md, 7.1). Idempotent. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC').trim()
}

/** A new password: at least 6 characters, at most 72 bytes of UTF-8. */
export const NewPassword = v.pipe(
  v.string(ACCOUNT_TEXTS.passwordTooShort),
  v.minLength(PASSWORD_MIN, ACCOUNT_TEXTS.passwordTooShort),
  v.maxBytes(PASSWORD_MAX_BYTES, ACCOUNT_TEXTS.passwordTooLong),
  v.metadata({ maxLength: PASSWORD_MAX_BYTES, description: `At most ${PASSWORD_MAX_BYTES} bytes of UTF-8` }),
)

/**
 * A username in canonical form. NewUsername also refuses invisible and control characters, because they make two names
 * look alike.
 */
const Username = v.pipe(
  text(),
  v.transform(normaliseUsername),
  v.nonEmpty(FIELD_TEXTS.required),
  v.maxLength(TEXT_MAX, `At most ${TEXT_MAX} characters`),
)
const NewUsername = v.pipe(
  text(),
  v.description('Letters of one alphabet, digits and signs; no invisible and no control characters'),
  Username,
  v.regex(/^\P{C}+$/u, FIELD_TEXTS.invalid),
  v.check(isOfOneAlphabet, ACCOUNT_TEXTS.usernameAlphabets),
)

/** The user as every call answers it (docs/behaviour.md, 5.1). */
export const User = v.strictObject({
  id,
  username: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  isAdmin: flag,
  approved: flag,
})
export type User = v.InferOutput<typeof User>

/** A registration that is not approved, as admins see it. */
export const Registration = v.strictObject({
  id,
  username: v.string(),
  registeredAt: date,
  /** null while it is pending. */
  rejectedAt: v.nullable(date),
})
export type Registration = v.InferOutput<typeof Registration>

/** The lists of User Management (docs/behaviour.md, 4.21). */
export const USER_STATES = ['pending', 'approved', 'rejected'] as const
export type UserState = (typeof USER_STATES)[number]

/** A user as User Management lists them. */
export const ManagedUser = v.strictObject({
  ...v.omit(User, ['profileImageUrl']).entries,
  role: v.picklist(ROLES),
  registeredAt: date,
  rejectedAt: v.nullable(date),
})
export type ManagedUser = v.InferOutput<typeof ManagedUser>

export const LoginInput = v.object({
  username: Username,
  password: v.pipe(v.string(), v.nonEmpty(FIELD_TEXTS.required), v.maxLength(1_000, FIELD_TEXTS.invalid)),
})

export const RegisterInput = v.object({
  username: NewUsername,
  password: NewPassword,
  email: optional(email()),
  firstName: optional(text()),
  lastName: optional(text()),
})

export const ForgotPasswordInput = v.object({ username: Username })
export const ResetRequest = v.strictObject({ message: v.string(), resetLink: v.optional(v.string()) })

export const ResetPasswordInput = v.object({
  token: v.pipe(
    v.string(ACCOUNT_TEXTS.invalidResetToken),
    v.nonEmpty(ACCOUNT_TEXTS.invalidResetToken),
    v.maxLength(200, ACCOUNT_TEXTS.invalidResetToken),
  ),
  newPassword: NewPassword,
})

export const getUser = call({
  method: 'get',
  path: '/user',
  who: 'user',
  answer: User,
  summary: 'The current user',
})
export const login = call({
  method: 'post',
  path: '/login',
  who: 'anyone',
  body: LoginInput,
  answer: User,
  summary: 'Log in',
  fails: [401],
})
export const register = call({
  method: 'post',
  path: '/register',
  who: 'anyone',
  body: RegisterInput,
  answer: v.strictObject({ ...User.entries, message: v.string() }),
  status: 201,
  summary: 'Register; the account waits for approval',
  limit: 'register',
  plainTextFailure: true,
  fails: [409],
})
export const logout = call({
  method: 'post',
  path: '/logout',
  who: 'anyone',
  answer: Message,
  summary: 'Log out',
})
export const forgotPassword = call({
  method: 'post',
  path: '/forgot-password',
  who: 'anyone',
  body: ForgotPasswordInput,
  answer: ResetRequest,
  summary: 'Ask for a reset link, valid for one hour',
  limit: 'forgot-address',
})
export const resetPassword = call({
  method: 'post',
  path: '/reset-password',
  who: 'anyone',
  body: ResetPasswordInput,
  answer: Message,
  summary: 'Set a new password with a reset token',
  limit: 'reset-password',
})
export const listUsers = call({
  method: 'get',
  path: '/users',
  who: 'admin',
  answer: v.array(User),
  summary: 'The latest 1,000 users, newest first',
})
export const pageUsers = call({
  method: 'get',
  path: '/users/page',
  who: 'admin',
  query: v.object({ ...pageQuery, state: v.picklist(USER_STATES) }),
  answer: pageOf(ManagedUser),
  summary: 'Users in one state, 50 at once: pending ones longest wait first, the others latest first',
})
export const approveUser = call({
  method: 'post',
  path: '/users/:id/approve',
  who: 'admin',
  answer: User,
  summary: 'Approve a user; approving twice is fine',
  fails: [409],
})
export const rejectUser = call({
  method: 'post',
  path: '/users/:id/reject',
  who: 'admin',
  answer: User,
  summary: 'Reject a registration, which tells its person by mail; it may be approved later',
  fails: [409],
})
export const listRegistrations = call({
  method: 'get',
  path: '/registrations',
  who: 'admin',
  answer: v.array(Registration),
  summary: 'The first 1,000 who are not approved, those who wait longest first',
})
