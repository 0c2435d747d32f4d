import { setTimeout as pause } from 'node:timers/promises'
import { type PayloadRequest, createLocalReq } from 'payload'
import { MINUTE_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { deliveries } from '@/domain/audience/letters/deliveries'
import { buildAdmin } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type LetterSink, startLetterSink } from '@/mail/testing/letterSink'
import type { User as StoredUser } from '@/payload-types'
import { runSendLetters } from '../sendLetters'
import { buildReaders, seen, settleSite, sumOf } from './letters'

/** `npm run check:letters` sets larger ones. */
export const PEOPLE = Number(process.env.LETTER_PEOPLE ?? 300)
export const SEEDS = Number(process.env.LETTER_SEEDS ?? 2)
export const IS_LONG = process.env.LETTER_PEOPLE !== undefined
export const CONNECTIONS = 4

/** A site with a mail server, to break both while a letter is sent. */
export type FaultRun = {
  sink: LetterSink
  server: TestServer
  admin: StoredUser
  req: PayloadRequest
  stop: () => Promise<void>
}

export async function startFaultRun(): Promise<FaultRun> {
  const sink = await startLetterSink()
  Object.assign(process.env, {
    RATE_LIMITS: 'off',
    SMTP_URL: sink.url,
    MAIL_RATE: '1000',
    MAIL_CONNECTIONS: String(CONNECTIONS),
  })
  const server = await startServer()
  const admin = await buildAdmin(server.payload)
  await settleSite(server.payload)
  async function stop() {
    await server.stop()
    await sink.stop()
    for (const name of ['RATE_LIMITS', 'SMTP_URL', 'MAIL_RATE', 'MAIL_CONNECTIONS']) delete process.env[name]
  }
  return { sink, server, admin, req: await createLocalReq({}, server.payload), stop }
}

/** A list of people, no letters, and a mail server that takes everything. */
export async function beginAnew({ sink, server }: FaultRun): Promise<void> {
  const kinds = ['campaigns', 'deliveries', 'email-signups'] as const
  for (const kind of kinds) await driverCollection(server, kind).deleteMany({})
  sink.mails.length = 0
  delete sink.answers.data
  await buildReaders(server.payload, PEOPLE)
}

/** Two minutes later, as far as letters are concerned that are being sent. */
export async function laterByMinutes({ server }: FaultRun): Promise<void> {
  await deliveries(server).updateMany(
    { state: 'sending' },
    { $set: { claimedAt: new Date(Date.now() - 3 * MINUTE_MS) } },
  )
}

/** Sends what is left of a letter, as the minutes that follow do; the lease of a process that was killed ends first. */
export async function finish({ server, admin, req }: FaultRun, id: string): Promise<void> {
  await until(async () => {
    await runSendLetters(req)
    return (await seen(server, admin, id)).status === 'sent'
  }, 5 * MINUTE_MS)
}

type Judged = { name: string; uncertainMax: number; begin: number }

/** Nobody twice, nobody forgotten, what cannot be known is shown; `begin` is when it began (performance.now). */
export async function judge(
  { sink, server, admin }: FaultRun,
  id: string,
  { name, uncertainMax, begin }: Judged,
): Promise<void> {
  const letter = await seen(server, admin, id)
  const { counts, status, total } = letter
  const reached = new Set(sink.mails.map(({ to }) => to))
  const duplicates = sink.mails.length - reached.size
  if (IS_LONG) {
    const perSecond = Math.round((PEOPLE / (performance.now() - begin)) * 1000)
    const { uncertain } = counts
    const ofRun = { name, reached: reached.size, duplicates, uncertain, uncertainMax, perSecond }
    process.stdout.write(`${JSON.stringify(ofRun)}\n`)
  }
  expect(duplicates).toBe(0)
  expect({ status, total, sum: sumOf(letter) }).toEqual({ status: 'sent', total: PEOPLE, sum: PEOPLE })
  const doubtful = await deliveries(server).find({ state: 'uncertain' }).toArray()
  expect(doubtful).toHaveLength(counts.uncertain)
  expect(counts.sent).toBeLessThanOrEqual(sink.mails.length)
  for (const { email } of doubtful) reached.add(email ?? '')
  expect(reached.size).toBe(PEOPLE)
  expect(counts.uncertain).toBeLessThanOrEqual(uncertainMax)
  expect(counts.sent + counts.uncertain).toBe(PEOPLE)
}

/** Waits at most two minutes, or as long as is said, and goes on then. */
export async function until(isSo: () => boolean | Promise<boolean>, ms = 2 * MINUTE_MS): Promise<void> {
  const giveUpAt = Date.now() + ms
  while (!(await isSo()) && Date.now() < giveUpAt) await pause(5)
}
