import { once } from 'node:events'
import mongoose, { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { siteDayAt } from '@/domain/audience/siteDays'
import { storeSigns } from '@/domain/audience/storeVisits'

/** A process that waits for a moment (ms since 1970), and then stores two views each of 200 visitors. */
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
for (const view of [0, 1]) {
  const day = siteDayAt(at)
  const sign = { at: at + view, day, path: '/', isView: true, seconds: 0, goal: null, begins }
  await storeSigns(
    payload,
    visitors.map((visitor) => ({ ...sign, visitors: [visitor] })),
  )
}
process.stdout.write('stored\n')
process.exit()
