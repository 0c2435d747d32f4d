import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { unavailable } from '@/database/errors'

type Job =
  | { kind: 'hash'; password: string; cost: number }
  | { kind: 'compare'; password: string; stored: string }
type Reply = { result: string | boolean } | { error: string }
type Task = { job: Job; resolve: (result: string | boolean) => void; reject: (error: Error) => void }
type Slot = { worker: Worker; task: Task | null }
type Pool = { slots: Slot[]; waiting: Task[] }

/** The most jobs at once; one core stays free for requests. */
const SIZE = Math.max(1, availableParallelism() - 1)
/** The most jobs that may wait: about 15 seconds of work for one thread. */
export const QUEUE_LIMIT = 50

/** Bundlers may load this module more than once per process; the threads are shared anyway. */
const shared = globalThis as { hashPool?: Pool }

/** Runs one bcrypt job on a worker thread. Throws CallError 503 when the queue is full. */
export async function runHashJob<TJob extends Job>(
  job: TJob,
): Promise<TJob extends { kind: 'hash' } ? string : boolean>
export async function runHashJob(job: Job): Promise<string | boolean> {
  const pool = (shared.hashPool ??= { slots: [], waiting: [] })
  if (pool.waiting.length >= QUEUE_LIMIT) throw unavailable()
  return new Promise((resolve, reject) => {
    pool.waiting.push({ job, resolve, reject })
    advance(pool)
  })
}

/** Gives the next waiting task to an idle thread, starting one while there are too few. */
function advance(pool: Pool): void {
  if (pool.waiting.length === 0) return
  const slot = pool.slots.find(({ task }) => !task) ?? (pool.slots.length < SIZE ? addSlot(pool) : undefined)
  const task = slot && pool.waiting.shift()
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
