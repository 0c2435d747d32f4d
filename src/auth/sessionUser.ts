import { CONFIRMED_MS, CONFIRM_TEXTS } from '@/contracts/account/confirm'
import { forbidden } from '@/database/errors'
import type { User as StoredUser } from '@/payload-types'

/** The current user as the session strategy passes it to Payload, with the session it was found by. */
export type SessionUser = StoredUser & { _sid: string; _exp: number; _confirmedAt: number | null }

/** The session of a request's user, or undefined: code that the server runs itself has none. */
export function sessionIdOf(user: unknown): string | undefined {
  return (user as Partial<SessionUser> | null)?._sid
}

/** Whether the session of a request's user was confirmed with their password in the last 10 minutes. */
export function isConfirmed(user: unknown): boolean {
  const confirmedAt = (user as Partial<SessionUser> | null)?._confirmedAt
  return typeof confirmedAt === 'number' && Date.now() - confirmedAt < CONFIRMED_MS
}

/** Throws 403 with `errors.password` unless the session was confirmed. */
export function requireConfirmed(user: unknown): void {
  const { needed } = CONFIRM_TEXTS
  if (!isConfirmed(user)) throw forbidden(needed, { password: needed })
}
