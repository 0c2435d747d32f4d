import { setTimeout as pause } from 'node:timers/promises'
import { double, sample } from 'fast-check'
import { type PayloadRequest, createLocalReq } from 'payload'
import { MINUTE_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { deliveries } from '@/domain/audience/letters/deliveries'
import { buildAdmin } from '@/endpoints/core/testing/factories'
import { type DatabaseProxy, startDatabaseProxy } from '@/endpoints/core/testing/databaseProxy'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type LetterSink, startLetterSink } from '@/mail/testing/letterSink'
import type { User as StoredUser } from '@/payload-types'
import { startJobProcess } from '../testing/startJobProcess'
import { runSendLetters } from './sendLetters'
import { buildLetter, buildReaders, seen, settleSite, sumOf } from './testing/letters'

/** `npm run check:letters` sets larger ones. */
const PEOPLE = Number(process.env.LETTER_PEOPLE ?? 300)
const SEEDS = Number(process.env.LETTER_SEEDS ?? 2)
const CONNECTIONS = 4
/** After so many letters, the server takes one and breaks off without an answer. */
const DROPS_EVERY = 50

describe('letters, when processes are killed and the mail server breaks off', () => {
  let sink: LetterSink
  let proxy: DatabaseProxy
  let server: TestServer
  let admin: StoredUser
  let req: PayloadRequest

  beforeAll(async () => {
    sink = await startLetterSink()
    proxy = await startDatabaseProxy(process.env.TEST_DATABASE_URI ?? '')
    Object.assign(process.env, {
      RATE_LIMITS: 'off',
      SMTP_URL: sink.url,
      MAIL_RATE: '1000',
      MAIL_CONNECTIONS: String(CONNECTIONS),
    })
    server = await startServer()
    admin = await buildAdmin(server.payload)
    req = await createLocalReq({}, server.payload)
    await settleSite(server.payload)
  })
  beforeEach(async () => {
    const kinds = ['campaigns', 'deliveries', 'email-signups'] as const
    for (const kind of kinds) await driverCollection(server, kind).deleteMany({})
    sink.mails.length = 0
    delete sink.answers.data
    await buildReaders(server.payload, PEOPLE)
  })
  afterAll(async () => {
    await server.stop()
    await sink.stop()
    await proxy.stop()
    for (const name of ['RATE_LIMITS', 'SMTP_URL', 'MAIL_RATE', 'MAIL_CONNECTIONS']) delete process.env[name]
  })

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'reach nobody twice and forget nobody (seed %d)',
    async (seed) => {
      const [soon = 0, later = 0] = sample(double({ min: 0, max: 0.3, noNaN: true }), {
        seed,
        numRuns: 2,
      })
      let drops = 0
      sink.answers.data = () =>
        (sink.mails.length + 1) % DROPS_EVERY === 0 && (drops += 1) ? 'drop' : undefined
      const { id } = await buildLetter(server, admin)
      // The first one ends while the people are being fixed.
      const one = await startJobProcess()
      const two = await startJobProcess({ DATABASE_URI: databaseOf(proxy) }).catch(async (error: unknown) => {
        await one.end()
        throw error
      })
      const begin = performance.now()
      one.run('letters')
      await until(async () => (await deliveries(server).findOne({})) !== null)
      await one.end()
      // The second one loses the database, and ends while it sends; this process sends, too.
      two.run('letters')
      await until(() => sink.mails.length > PEOPLE * (0.1 + soon))
      const running = runSendLetters(req)
      await proxy.cut()
      await proxy.restore()
      await until(() => sink.mails.length > PEOPLE * (0.5 + later))
      await two.end()
      await running
      expect(sumOf(await seen(server, admin, id))).toBeLessThanOrEqual(PEOPLE)
      // Two minutes later, as far as letters are concerned that those two were sending.
      await deliveries(server).updateMany(
        { state: 'sending' },
        { $set: { claimedAt: new Date(Date.now() - 3 * MINUTE_MS) } },
      )
      let letter = await seen(server, admin, id)
      for (let runs = 0; letter.status !== 'sent' && runs < 20; runs += 1) {
        await runSendLetters(req)
        letter = await seen(server, admin, id)
      }
      const reached = new Set(sink.mails.map(({ to }) => to))
      const doubtful = await deliveries(server).find({ state: 'uncertain' }).toArray()
      const duplicates = sink.mails.length - reached.size
      const { counts, status, total } = letter
      if (process.env.LETTER_PEOPLE) {
        const rate = Math.round((PEOPLE / (performance.now() - begin)) * 1000)
        const { uncertain } = counts
        const ofRun = { seed, reached: reached.size, duplicates, uncertain, drops, perSecond: rate }
        process.stdout.write(`${JSON.stringify(ofRun)}\n`)
      }
      expect(duplicates).toBe(0)
      expect({ status, total, sum: sumOf(letter) }).toEqual({ status: 'sent', total: PEOPLE, sum: PEOPLE })
      for (const { email } of doubtful) reached.add(email ?? '')
      expect(reached.size).toBe(PEOPLE)
      expect(counts.uncertain).toBeLessThanOrEqual(2 * CONNECTIONS + drops)
      expect(counts.sent).toBeLessThanOrEqual(sink.mails.length)
      expect(counts.sent + counts.uncertain).toBe(PEOPLE)
    },
    600_000,
  )
})

/** The database of this test through a proxy. */
function databaseOf(proxy: DatabaseProxy): string {
  const uri = new URL(proxy.uri)
  uri.pathname = new URL(process.env.DATABASE_URI ?? '').pathname
  return uri.href
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (!(await isSo()) && Date.now() < giveUpAt) await pause(5)
}
