import { getRounds, truncates } from 'bcryptjs'
import { environment } from '@/environment'
import { runHashJob } from './hashPool'

/**
 * A valid hash of 32 discarded random bytes, at the current cost, so that an unknown user takes the same time as a
 * known one.
 */
export function dummyHash(): string {
  const cost = String(environment.hashCost).padStart(2, '0')
  return `$2b$${cost}$pTBn7FKak/AtMQeq4d2d..sxjcZcYVJO2gx6t6.Mj4jL7ZDRbEVAy`
}

/** The bcrypt hash of a password at today's cost; `by` is the address that asks for it. */
export function hashPassword(password: string, by?: string): Promise<string> {
  return runHashJob({ kind: 'hash', password, cost: environment.hashCost }, by)
}

/**
 * Whether a password matches a stored hash. Without a hash it takes the same time and is false. bcrypt reads 72
 * bytes; a longer password was never stored, so it matches none.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  by?: string,
): Promise<boolean> {
  const isMatch = await runHashJob({ kind: 'compare', password, stored: stored ?? dummyHash() }, by)
  return isMatch && Boolean(stored) && !truncates(password)
}

/** Whether a stored hash was made at another cost than the current one; the next log-in replaces it. */
export function needsRehash(stored: string): boolean {
  return getRounds(stored) !== environment.hashCost
}
