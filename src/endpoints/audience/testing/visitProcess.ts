import { once } from 'node:events'
import mongoose from 'mongoose'
import type { Payload } from 'payload'
import { storeTold } from './hellos'

/** A process that waits for a moment (ms since 1970), and then stores two views each of 200 visitors, all at once. */
const connection = await mongoose.createConnection(process.env.DATABASE_URI ?? '').asPromise()
// All that storing a visit asks of Payload.
const payload = { db: { connection } } as unknown as Payload
process.stdout.write('ready\n')
const [line] = (await once(process.stdin, 'data')) as [Buffer]
const at = Number(line)
// Each in a command of its own, and all at once, so that most visits are begun by several of them.
await Promise.all(
  Array.from({ length: 400 }, (_, index) => storeTold({ payload }, [{ who: Math.floor(index / 2), at }])),
)
process.stdout.write('stored\n')
process.exit()
