import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { inTurn } from '@/database/transaction'
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
  async function wait(): Promise<void> {
    const excess = await overspent(payload, 'login-name', name)
    if (excess > 0) await setTimeout(Math.min(LONGEST_DELAY_MS, excess * DELAY_STEP_MS))
  }
  async function countFailure(): Promise<void> {
    await Promise.all([
      spend(payload, 'login-name-address', pair),
      spend(payload, 'login-address', address),
      trySpend(payload, 'login-name', name),
    ])
  }
  return {
    /**
     * Whether the password is right; waits when the name is under attack. Throws CallError 429 when the budget is
     * spent, also to the failure that overdraws it. Guesses of one name and address take turns: sent in parallel,
     * they would all be judged before the first failure counts.
     */
    async judge(isRight: () => Promise<boolean>): Promise<boolean> {
      await requireBudget()
      await wait()
      return inTurn(`login:${pair}`, async () => {
        await requireBudget()
        if (await isRight()) return true
        await countFailure()
        return false
      })
    },
    /** A log-in clears the failures of its name and address. */
    succeed: () => forgive(payload, 'login-name-address', pair),
  }
}
