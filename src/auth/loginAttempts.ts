import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { forgive, overspent, requireLeft, spend, trySpend } from './limits'

/** The longest an attempt waits whose name was tried too often from anywhere. */
const LONGEST_DELAY_MS = 3_000
const DELAY_STEP_MS = 200

/**
 * One attempt to log in, by normalised name and client address. Failures count per name and address (then 429), per
 * address (429) and per name (then a delay only, so that strangers cannot lock an owner out). An unknown name counts
 * like a known one.
 */
export function loginAttempt(payload: Payload, name: string, address: string) {
  const pair = `${name}|${address}`
  async function requireBudget(): Promise<void> {
    await Promise.all([
      requireLeft(payload, 'login-name-address', pair),
      requireLeft(payload, 'login-address', address),
    ])
  }
  return {
    /** Throws CallError 429 when the budget is spent; waits when the name is under attack. */
    async begin(): Promise<void> {
      await requireBudget()
      const excess = await overspent(payload, 'login-name', name)
      if (excess > 0) await wait(Math.min(LONGEST_DELAY_MS, excess * DELAY_STEP_MS))
    },
    /** Counts a failure; the attempt that overdraws the budget is refused with 429 itself. */
    async fail(): Promise<void> {
      await trySpend(payload, 'login-name', name)
      await spend(payload, 'login-address', address)
      await spend(payload, 'login-name-address', pair)
    },
    /** Checked again once the password was right, because guesses sent in parallel all began with a full budget. */
    requireBudget,
    /** A log-in clears the failures of its name and address. */
    succeed: () => forgive(payload, 'login-name-address', pair),
  }
}
