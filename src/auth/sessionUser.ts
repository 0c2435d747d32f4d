import type { User as StoredUser } from '@/payload-types'

/** The current user as the session strategy hands it to Payload: with the session it came by. */
export type SessionUser = StoredUser & { _sid: string; _exp: number }

/** The session that a request's user came by, or undefined: code run by the server itself has none. */
export function sessionIdOf(user: unknown): string | undefined {
  return (user as Partial<SessionUser> | null)?._sid
}
