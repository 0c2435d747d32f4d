import type { User as StoredUser } from '@/payload-types'

/** The current user as the session strategy passes it to Payload, with the session it was found by. */
export type SessionUser = StoredUser & { _sid: string; _exp: number }

/** The session of a request's user, or undefined: code that the server runs itself has none. */
export function sessionIdOf(user: unknown): string | undefined {
  return (user as Partial<SessionUser> | null)?._sid
}
