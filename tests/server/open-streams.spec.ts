import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { storeLoggedIn } from '../support/loggedIn'
import { startProxy } from '../support/startProxy'
import { type Site, startSite } from '../support/startSite'

/** Few here; `npm run check:stream` opens 1,000 for five minutes. */
const CLIENTS = Number(process.env.STREAM_CLIENTS ?? 60)
const SECONDS = Number(process.env.STREAM_SECONDS ?? 3)
/** How many people are told of something each second. */
const TOLD_AT_ONCE = Math.ceil(CLIENTS / 20)
/** How late news may come, in ms: the inbox is asked once a second. */
const LATE_MS = 2_000
const CLOCK_TICKS = 100

type Client = { response: http.IncomingMessage; heard: number[]; ended: Promise<unknown> }

test('every open stream is told within two seconds, also behind the proxy, and a stop ends them all', async () => {
  test.setTimeout(300_000 + SECONDS * 1_000)
  const site = await startSite()
  const uri = embeddedDatabaseAt(site.dataDir)?.uri ?? ''
  const cookies = await storeLoggedIn(uri, CLIENTS)
  const database = new MongoClient(uri)
  const proxy = await startProxy([site.url])
  try {
    const people = await database
      .db()
      .collection('users')
      .find({ username: /^guest-/ })
      .sort({ _id: 1 })
      .toArray()
    const before = usageOf(site)
    const clients: Client[] = []
    // The first one comes through the proxy.
    for (const [index, cookie] of cookies.entries())
      clients.push(await follow(index === 0 ? proxy.url : site.url, cookie))

    const late: number[] = []
    for (let second = 0; second < SECONDS; second += 1) {
      const chosen = [0, ...Array.from({ length: TOLD_AT_ONCE }, () => Math.floor(Math.random() * CLIENTS))]
      const told = [...new Set(chosen)]
      const counts = told.map((index) => clients[index]?.heard.length ?? 0)
      const since = Date.now()
      const moves = told.map((index) => ({
        updateOne: { filter: { userId: people[index]?._id }, update: { $inc: { cursor: 1 } }, upsert: true },
      }))
      await database.db().collection('inboxes').bulkWrite(moves)
      const hears = () => told.every((index, at) => (clients[index]?.heard.length ?? 0) > (counts[at] ?? 0))
      await expect.poll(hears, { timeout: 10_000, intervals: [20] }).toBe(true)
      late.push(...told.map((index) => (clients[index]?.heard.at(-1) ?? 0) - since))
      await pause(Math.max(0, 1_000 - (Date.now() - since)))
    }
    const after = usageOf(site)
    const numbers =
      `${CLIENTS} streams for ${SECONDS} s: news after ${Math.round(mean(late))} ms on average, ` +
      `${Math.max(...late)} ms at most; ${((after.cpu - before.cpu) / SECONDS).toFixed(2)} s of a core per second; ` +
      `${after.megabytes} MB, ${before.megabytes} MB before`
    test.info().annotations.push({ type: 'streams', description: numbers })
    process.stdout.write(`    ${numbers}\n`)
    expect(Math.max(...late)).toBeLessThan(LATE_MS)

    const stopped = site.end()
    await Promise.all(clients.map(({ ended }) => ended))
    const { code, took } = await stopped
    expect(code).toBe(0)
    expect(took).toBeLessThan(5_000)
    // Each was ended as a whole answer, so that a browser comes back by itself.
    expect(clients.filter(({ response }) => !response.complete)).toEqual([])
    expect(site.output()).not.toMatch(/WARN|ERROR/)
  } finally {
    await proxy.end()
    await database.close()
    await site.end()
    fs.rmSync(site.dataDir, { recursive: true, force: true })
  }
})

/** Opens a stream and notes when it tells something. */
async function follow(url: string, cookie: string): Promise<Client> {
  const request = http.get(`${url}/api/stream?cursor=0`, { headers: { cookie }, agent: false })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  expect(response.statusCode).toBe(200)
  const heard: number[] = []
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    if (text.includes('event: inbox')) heard.push(Date.now())
  })
  // A connection that is cut emits an error as well; `complete` tells the two apart.
  response.on('error', () => undefined)
  return { response, heard, ended: once(response, 'close') }
}

/** The processor time of a site so far, in seconds, and the memory that it holds. */
function usageOf({ pid }: Site): { cpu: number; megabytes: number } {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS,
    megabytes: Math.round(Number(kilobytes) / 1024),
  }
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
