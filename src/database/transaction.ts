import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type PayloadRequest, commitTransaction, initTransaction, killTransaction } from 'payload'
import { isOutage } from './errors'

/** How long a conflicting transaction is retried, in ms. */
const PATIENCE_MS = 8_000
const LONGEST_WAIT_MS = 60

/**
 * Runs `work` in one transaction of the request, and retries it from the start on a write conflict (MongoDB refuses the
 * later write). `work` must pass `req` on to what it calls and must not catch their errors. Transactions of one user
 * run one after another, because their records also write that user's document (collections/touchOwner.ts). Throws if
 * it is called within a transaction of the same user or request: the inner one would wait for the outer one, or commit
 * it.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  // Payload leaves null there after it has loaded related records.
  if (req.transactionID) throw new Error('This request is in a transaction already')
  if (!req.user) return tryAgainOnConflict(req, work)
  return inTurn(`transactions of ${req.user.id}`, () => tryAgainOnConflict(req, work))
}

async function tryAgainOnConflict<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (let attempt = 1; ; attempt += 1) {
    await initTransaction(req)
    try {
      const result = await work()
      await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      if (isOutage(error) || !isConflict(error) || Date.now() > deadline) throw error
      await wait(Math.random() * Math.min(LONGEST_WAIT_MS, 4 * attempt))
    }
  }
}

const lastInTurn = new Map<string, Promise<unknown>>()

/** The turn that the running code is in, and those around it. */
type Turn = { key: string; outer: Turn | undefined; isOver: boolean }
const turns = new AsyncLocalStorage<Turn>()

/**
 * Runs `work` after everything queued for the same key in this process. When many transactions want one document,
 * queueing is cheaper than conflicts; between processes inTransaction resolves them. Throws if it is called within a
 * turn for the same key, which would wait for itself.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const outer = turns.getStore()
  if (isWithin(key, outer)) throw new Error(`The turn "${key}" would wait for itself`)
  const turn = { key, outer, isOver: false }
  const run = () => turns.run(turn, work)
  const mine = (lastInTurn.get(key) ?? Promise.resolve()).then(run, run)
  lastInTurn.set(key, mine)
  try {
    return await mine
  } finally {
    turn.isOver = true
    if (lastInTurn.get(key) === mine) lastInTurn.delete(key)
  }
}

function isWithin(key: string, turn: Turn | undefined): boolean {
  return turn !== undefined && ((turn.key === key && !turn.isOver) || isWithin(key, turn.outer))
}

/** Whether work for this key is under way or waits in this process. */
export function isTurnTaken(key: string): boolean {
  return lastInTurn.has(key)
}

/** The driver's session of the request's transaction, for updates that Payload's own operations cannot express. */
export async function sessionOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const id = await req.transactionID
  return id === undefined ? undefined : req.payload.db.sessions[id]
}

/** Whether MongoDB asks for a retry, because two transactions wrote the same document. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, hasErrorLabel } = error as { code?: unknown; hasErrorLabel?: (label: string) => boolean }
  return code === 112 || Boolean(hasErrorLabel?.call(error, 'TransientTransactionError'))
}
