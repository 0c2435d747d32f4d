import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { tooMany, unavailable } from '@/database/errors'
import { environment } from '@/environment'
import { FairQueue } from './fairQueue'

type Job =
  | { kind: 'hash'; password: string; cost: number }
  | { kind: 'compare'; password: string; stored: string }
type Reply = { result: string | boolean } | { error: string }
type Task = { job: Job; resolve: (result: string | boolean) => void; reject: (error: Error) => void }
type Slot = { worker: Worker; task: Task | null }
type Pool = { slots: Slot[]; waiting: FairQueue<Task> }

/** The most jobs at once; one core stays free for requests. */
const SIZE = Math.max(1, availableParallelism() - 1)
/** The most jobs that may wait: about 15 seconds of work for one thread. */
export const QUEUE_LIMIT = 50
/** The most waiting jobs per address; addresses take turns. */
export const PER_ADDRESS = 8
/** Seconds until an address at that limit may try again. */
const RETRY_AFTER = 2

/** Bundlers may load this module more than once per process; the threads are shared anyway. */
const shared = globalThis as { hashPool?: Pool }

/**
 * Runs one bcrypt job on a worker thread; `by` is the address it is for, and absent for the site itself. Throws
 * CallError 429 when too many of that address wait already, and 503 when too many wait in all.
 */
export async function runHashJob<TJob extends Job>(
  job: TJob,
  by?: string,
): Promise<TJob extends { kind: 'hash' } ? string : boolean>
export async function runHashJob(job: Job, by = ''): Promise<string | boolean> {
  const pool = (shared.hashPool ??= { slots: [], waiting: new FairQueue() })
  const { waiting } = pool
  const isLimited = by !== '' && environment.limitsRates
  if (isLimited && waiting.countOf(by) >= PER_ADDRESS) throw tooMany(RETRY_AFTER)
  if (waiting.size >= QUEUE_LIMIT) {
    const last = waiting.takeLastOfLongest(by)
    if (!last) throw unavailable()
    last.reject(unavailable())
  }
  return new Promise((resolve, reject) => {
    waiting.add(by, { job, resolve, reject })
    advance(pool)
  })
}

/** Gives the next waiting task to an idle thread, starting one while there are too few. */
function advance(pool: Pool): void {
  if (pool.waiting.size === 0) return
  const slot = pool.slots.find(({ task }) => !task) ?? (pool.slots.length < SIZE ? addSlot(pool) : undefined)
  const task = slot && pool.waiting.next()
  if (!slot || !task) return
  slot.task = task
  slot.worker.ref()
  slot.worker.postMessage(task.job)
}

function addSlot(pool: Pool): Slot {
  const worker = new Worker(path.join(/*turbopackIgnore: true*/ process.cwd(), 'src/auth/hashWorker.mjs'))
  const slot: Slot = { worker, task: null }
  pool.slots.push(slot)
  worker.on('message', (reply: Reply) => {
    const task = release(slot)
    if ('error' in reply) task?.reject(new Error(reply.error))
    else task?.resolve(reply.result)
    advance(pool)
  })
  worker.on('error', (error) => drop(pool, slot, error))
  worker.on('exit', () => drop(pool, slot, new Error('A hash thread ended')))
  return slot
}

/** An idle thread does not keep the process alive. */
function release(slot: Slot): Task | null {
  const { task } = slot
  slot.task = null
  slot.worker.unref()
  return task
}

function drop(pool: Pool, slot: Slot, reason: Error): void {
  pool.slots = pool.slots.filter((each) => each !== slot)
  release(slot)?.reject(reason)
  advance(pool)
}
