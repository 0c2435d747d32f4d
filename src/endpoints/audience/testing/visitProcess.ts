import { once } from 'node:events'
import mongoose, { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { siteDayAt } from '@/domain/audience/siteDays'
import { storeSigns } from '@/domain/audience/storeVisits'

/** A process that waits for a moment (ms since 1970), and then stores two views each of 200 visitors, all at once. */
const connection = await mongoose.createConnection(process.env.DATABASE_URI ?? '').asPromise()
// All that storing a visit asks of Payload.
const payload = { db: { connection } } as unknown as Payload
process.stdout.write('ready\n')
const [line] = (await once(process.stdin, 'data')) as [Buffer]
const at = Number(line)
const begins = {
  source: 'direct',
  medium: null,
  campaign: null,
  referrer: null,
  place: 'ZZ',
  device: 'phone',
  browser: 'Safari',
  system: 'iOS',
} as const
const visitors = Array.from({ length: 200 }, (_, index) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(index)
  return new mongo.Binary(bytes)
})
const day = siteDayAt(at)
const sign = { at, day, path: '/', isView: true, seconds: 0, goal: null, begins }
// Each in a command of its own, and all at once, so that most visits are begun by several of them.
await Promise.all(
  visitors
    .flatMap((visitor) => [visitor, visitor])
    .map((visitor) => storeSigns(payload, [{ ...sign, visitors: [visitor] }])),
)
process.stdout.write('stored\n')
process.exit()
