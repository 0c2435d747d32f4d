import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { inTurn } from '@/database/transaction'
import { forgive, refundPoint, pointsOverLimit, requireLeft, spend, trySpend } from './limits'

/** The longest delay of an attempt on a username with too many failures, in ms. */
const LONGEST_DELAY_MS = 3_000
const DELAY_STEP_MS = 200

/**
 * One attempt to log in, by normalised username and client address. Failures count per username and address (then
 * 429), per address (429) and per username (then only a delay, so that strangers cannot lock an owner out). An
 * unknown username counts like a known one.
 */
export function loginAttempt(payload: Payload, name: string, address: string) {
  const pair = `${name}|${address}`
  const requireBudget = () => requireLeft(payload, 'login-name-address', pair)
  /** Guesses at different names run in parallel, so each holds a point of the address while it is checked. */
  async function holdPoint(): Promise<void> {
    try {
      await spend(payload, 'login-address', address)
    } catch (error) {
      await release()
      throw error
    }
  }
  const release = () => refundPoint(payload, 'login-address', address)
  async function wait(): Promise<void> {
    const excess = await pointsOverLimit(payload, 'login-name', name)
    if (excess > 0) await setTimeout(Math.min(LONGEST_DELAY_MS, excess * DELAY_STEP_MS))
  }
  async function countFailure(): Promise<void> {
    await Promise.all([spend(payload, 'login-name-address', pair), trySpend(payload, 'login-name', name)])
  }
  return {
    /**
     * Whether the password is right; delays when the username is under attack. Throws CallError 429 when the
     * budget is spent, also for the failure that exceeds it. Guesses of one username and address run one after
     * another: in parallel, all would be checked before the first failure counts.
     */
    async judge(isRight: () => Promise<boolean>): Promise<boolean> {
      await requireBudget()
      await holdPoint()
      let isWrong = false
      try {
        await wait()
        return await inTurn(`login:${pair}`, async () => {
          await requireBudget()
          if (await isRight()) return true
          isWrong = true
          await countFailure()
          return false
        })
      } finally {
        if (!isWrong) await release()
      }
    },
    /** A successful log-in clears the failures of its username and address. */
    succeed: () => forgive(payload, 'login-name-address', pair),
  }
}
