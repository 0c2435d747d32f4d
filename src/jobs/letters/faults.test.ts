import { setTimeout as pause } from 'node:timers/promises'
import { double, sample } from 'fast-check'
import { MINUTE_MS } from '@/contracts/core/time'
import { deliveries } from '@/domain/audience/letters/deliveries'
import { type DatabaseProxy, startDatabaseProxy } from '@/endpoints/core/testing/databaseProxy'
import { startJobProcess } from '../testing/startJobProcess'
import { runSendLetters } from './sendLetters'
import {
  CONNECTIONS,
  type FaultRun,
  IS_LONG,
  PEOPLE,
  SEEDS,
  beginAnew,
  finish,
  judge,
  laterByMinutes,
  startFaultRun,
  until,
} from './testing/faultRun'
import { buildLetter, seen, sumOf } from './testing/letters'

/** After so many letters, the server takes one and breaks off without an answer. */
const DROPS_EVERY = 50

describe('letters, when processes are killed and stopped, and the mail server breaks off', () => {
  let site: FaultRun
  let proxy: DatabaseProxy

  beforeAll(async () => {
    proxy = await startDatabaseProxy(process.env.TEST_DATABASE_URI ?? '')
    site = await startFaultRun()
  })
  beforeEach(() => beginAnew(site))
  afterAll(async () => {
    await site.stop()
    await proxy.stop()
  })

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'reach nobody twice and forget nobody (seed %d)',
    async (seed) => {
      const { sink, server, admin, req } = site
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
      await laterByMinutes(site)
      await finish(site, id)
      await judge(site, id, { name: `killed, seed ${seed}`, uncertainMax: 2 * CONNECTIONS + drops, begin })
    },
    600_000,
  )

  it('are sent on while a process is stopped for minutes, and not sent again when it goes on', async () => {
    const { sink, server, admin } = site
    const { id } = await buildLetter(server, admin)
    const one = await startJobProcess()
    const begin = performance.now()
    one.run('letters')
    await until(() => sink.mails.length > PEOPLE * 0.3)
    one.signal('SIGSTOP')
    // The short run moves the claims into the past instead.
    if (IS_LONG) await pause(2 * MINUTE_MS + 10_000)
    else await laterByMinutes(site)
    await finish(site, id)
    const letter = await seen(server, admin, id)
    expect(sumOf(letter)).toBe(PEOPLE)
    expect(letter.counts.uncertain).toBeLessThanOrEqual(CONNECTIONS)
    one.signal('SIGCONT')
    // What it was sending ends, and the letter says so.
    await until(async () => (await seen(server, admin, id)).counts.uncertain === 0)
    await one.end()
    // Whom the mail server had hung up on meanwhile is written to now.
    await finish(site, id)
    await judge(site, id, { name: 'stopped', uncertainMax: CONNECTIONS, begin })
  }, 600_000)
})

/** The database of this test through a proxy. */
function databaseOf(proxy: DatabaseProxy): string {
  const uri = new URL(proxy.uri)
  uri.pathname = new URL(process.env.DATABASE_URI ?? '').pathname
  return uri.href
}
