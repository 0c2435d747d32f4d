import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compare, spreadOf } from './bench/compare.mjs'
import { fillIdeas, fillIdeasOfOthers, fillSeason, fillShop } from './bench/fill.mjs'
import { growthRows } from './bench/growth.mjs'
import { helloRows } from './bench/hellos.mjs'
import { logInsRow } from './bench/logIns.mjs'
import { memoryRow } from './bench/memory.mjs'
import { otherRows } from './bench/others.mjs'
import { screenRows } from './bench/screenRows.mjs'
import { logIn, startFloors, startSite } from './bench/servers.mjs'
import { shopRows } from './bench/shop.mjs'
import { buildWhenStale } from './lib/build.mjs'
import { MongoClient } from './lib/driver.mjs'
import { startEmbeddedDatabase } from './lib/embeddedDatabase.mjs'
import { root } from './lib/project.mjs'
import { StartError, printError, say } from './lib/say.mjs'
import { stopOnSignal } from './lib/shutdown.mjs'

/**
 * npm run bench: the site's answers per second, compared with what node and the driver alone manage on this machine in
 * the same minutes, and with Payload's own REST. `--quick` takes one short measurement, too short to judge a bar by, so
 * it fails only when something cannot be measured; `--others N` sets how many records other people own, `--seconds N`
 * how long visits come; `--beside PATH` also measures the site on another Node; `--only PART` measures one of answers,
 * growth, hello, log-ins, memory, others, screens, shop. Growth is left out of `--quick`. Writes benchmark.json.
 */
const isQuick = process.argv.includes('--quick')
const others = Number(valueOf('--others')) || 10_000
const besideNode = valueOf('--beside')
const only = valueOf('--only')
/** How long visits come, in seconds. */
const helloSeconds = Number(valueOf('--seconds')) || 60
const pace = isQuick ? { repeats: 1, seconds: 1 } : { repeats: 5, seconds: 3 }
const toStop = []
const lines = []
let isWhole = true
/** How long an answer may take to become the one that is measured. */
const LONGEST_MS = 60_000
const plain = { 'Accept-Encoding': 'identity' }
const br = { 'Accept-Encoding': 'br' }

try {
  stopOnSignal(async () => {
    // Stopping makes in-flight measurements fail; ignore those rejections.
    process.on('unhandledRejection', () => undefined)
    await stopAll()
    throw new StartError('Stopped before all of it was measured.')
  })
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  await buildWhenStale()
  if (!isQuick) await part('growth', () => growthRows({ toStop, tell }))
  await stopAll()
  if (only !== 'growth') await measureAnswers()
  say(
    `\nnode ${process.version}, ${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? 'unknown processor'}`,
  )
  fs.writeFileSync('benchmark.json', JSON.stringify({ node: process.version, lines }, null, 2))
  process.exitCode = isWhole && (isQuick || lines.every(({ isMet }) => isMet)) ? 0 : 1
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  await stopAll()
}

async function stopAll() {
  for (const stop of toStop.splice(0).toReversed()) await stop()
}

/** Starts the site, a second one, and the floors, and measures all parts but growth. */
async function measureAnswers() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-bench-'))
  toStop.push(async () => fs.rmSync(dataDir, { recursive: true, force: true }))
  const database = await startEmbeddedDatabase(dataDir)
  toStop.push(database.stop)
  const site = await startTwice(database.uri, dataDir)
  toStop.push(site.stop)
  const beside = besideNode && (await startSite(database.uri, dataDir, { node: besideNode }))
  if (beside) toStop.push(beside.stop)
  const floors = await startFloors(database.uri)
  toStop.push(floors.stop)
  const client = await new MongoClient(database.uri).connect()
  toStop.push(() => client.close())
  const startSecond = async (options) => {
    const second = await startSite(database.uri, dataDir, options)
    toStop.push(second.stop)
    return second
  }
  await measure({ site, beside, floors, startSecond }, client.db())
}

/** The first start seeds and warms the pages; the second start is the one measured. */
async function startTwice(uri, dataDir) {
  const first = await startSite(uri, dataDir)
  // The site drops every page once while it starts.
  await pause(3000)
  for (const page of ['/', '/shop']) await (await fetch(first.url + page)).arrayBuffer()
  await first.stop()
  const site = await startSite(uri, dataDir, { port: first.port })
  tell(
    'first answer after a second start',
    `${Math.round(site.firstAnswer)} ms`,
    '<= 1000 ms',
    site.firstAnswer <= 1000,
  )
  return site
}

async function measure(servers, db) {
  const { site } = servers
  const admin = await db.collection('users').findOne({ username: 'admin' })
  await part('answers', () => answerRows(servers, db, admin))
  await part('log-ins', () => logInsRow({ site, seconds: pace.seconds, tell }))
  // Log in only now: the log-ins above end the admin's oldest sessions.
  const session = await logIn(site)
  await part('others', async () => {
    const second = await servers.startSecond({ rateLimits: 'on' })
    await otherRows({ site: second, tell })
    await second.stop()
  })
  await part('hello', () => helloRows({ site, db, session, seconds: isQuick ? 5 : helloSeconds, tell }))
  await part('memory', () => memoryRow({ site, headers: session, requests: isQuick ? 2_000 : 100_000, tell }))
  await part('screens', async () => {
    await fillSeason(db, admin._id, { tasks: 2_000, media: 5_000 })
    await screenRows({ site, session, repeats: pace.repeats, tell })
  })
  await part('shop', async () => {
    await shopRows({ sites: [site, await servers.startSecond()], db, session, pace, tell })
  })
}

/** Pages and calls, each compared with its floor. */
async function answerRows(servers, db, admin) {
  const { site, beside, floors } = servers
  const session = await logIn(site)
  await fillIdeas(db, admin._id)
  await fillShop(db, 12)
  await bytesRow('/', servers, plain)
  await bytesRow('/', servers, br)
  await bytesRow('/shop', servers, plain)
  await bytesRow('/shop', servers, br)
  await bytesRow('/api/products', servers, plain, '/cms-api/products?limit=12&depth=1')
  await fillShop(db, 1000)
  for (const each of [site, beside]) {
    if (each) await untilAnswered(`${each.url}/api/products`, (products) => products.length === 1000)
  }
  await bytesRow('/api/products', servers, plain, '/cms-api/products?limit=1000&depth=1')
  const personal = (name, own, floor, rest) => ({
    name,
    targets: {
      floor: { url: floors.url + floor, headers: session },
      site: { url: site.url + own, headers: session },
      ...(beside && { beside: { url: beside.url + own, headers: session } }),
      rest: { url: site.url + rest, headers: session },
    },
  })
  const list = personal(
    'GET /api/vision-board, 20 own',
    '/api/vision-board',
    '/list',
    `/cms-api/vision-board?limit=20&depth=0&where[userId][equals]=${admin._id}`,
  )
  await ratioRow(personal('GET /api/user', '/api/user', '/user', '/cms-api/users/me'), 0.2)
  const [alone] = await ratioRow(list, 0.15)
  await fillIdeasOfOthers(db, others)
  const [crowded] = await ratioRow({ ...list, name: `  with ${others} of others` }, 0.15)
  const slower = alone / crowded
  tell(`  slower by ${others} of others`, `${slower.toFixed(2)} times`, '<= 1.5 times', slower <= 1.5)
}

/** Reports a part that cannot be measured as such, and lets the parts after it run. */
async function part(name, run) {
  if (only && only !== name) return
  try {
    await run()
  } catch (error) {
    isWhole = false
    tell(name, `not measured: ${error.message.split('\n')[0]}`, 'to be measured', false)
  }
}

/** A row whose floor is node answering the same bytes from memory. */
async function bytesRow(place, { site, beside, floors }, headers, rest) {
  const answer = await finishedAnswer(site.url + place, headers)
  if (beside) await finishedAnswer(beside.url + place, headers)
  const bytes = Number(answer.headers.get('content-length'))
  await fetch(`${floors.url}/bytes`, { method: 'PUT', body: Buffer.alloc(bytes, 'x') })
  const targets = {
    floor: { url: `${floors.url}/bytes` },
    site: { url: site.url + place, headers },
    ...(beside && { beside: { url: beside.url + place, headers } }),
    ...(rest && { rest: { url: site.url + rest } }),
  }
  const name = `${place}, ${Math.round(bytes / 1000)} KB${headers === br ? ' as brotli' : ''}`
  await ratioRow({ name, targets }, 0.5)
}

/** An answer in the encoding it is kept in: the brotli version is ready a moment after the first answer. */
async function finishedAnswer(url, headers) {
  await fetch(url, { headers })
  let answer = await fetch(url, { headers })
  const deadline = performance.now() + LONGEST_MS
  while (headers === br && answer.headers.get('content-encoding') !== 'br') {
    if (performance.now() > deadline) throw new Error(`${url} is not kept as brotli`)
    answer = await fetch(url, { headers })
  }
  return answer
}

/** Measures a row and reports it; returns the median rate of the site and of its floor. */
async function ratioRow(row, bar) {
  const [measured] = await compare([row], pace)
  const rates = Object.fromEntries(
    Object.entries(measured).map(([name, figures]) => [name, spreadOf(figures.map(({ rate }) => rate))]),
  )
  const share = rates.site.median / rates.floor.median
  const text = [
    `${spread(rates.site)} a second`,
    `p99 ${spreadOf(measured.site.map(({ p99 }) => p99)).median.toFixed(1)} ms`,
    `floor ${spread(rates.floor)}`,
    ...(rates.beside ? [`beside ${spread(rates.beside)}`] : []),
    ...(rates.rest ? [`REST ${spread(rates.rest)}`] : []),
    `${Math.round(share * 100)} % of the floor`,
  ]
  tell(row.name, text.join(', '), `>= ${bar * 100} %`, share >= bar, measured)
  return [rates.site.median, rates.floor.median]
}

function valueOf(option) {
  const place = process.argv.indexOf(option)
  return place < 0 ? undefined : process.argv[place + 1]
}

async function untilAnswered(url, isRight) {
  const deadline = performance.now() + LONGEST_MS
  while (!isRight(await (await fetch(url, { signal: AbortSignal.timeout(LONGEST_MS) })).json())) {
    if (performance.now() > deadline) throw new Error(`${url} does not answer what was filled in`)
  }
}

function spread({ min, median, max }) {
  return `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`
}

function tell(name, text, bar, isMet, figures) {
  lines.push({ name, text, bar, isMet, figures })
  say(`${isMet ? '✓' : '✗'} ${name.padEnd(36)} ${text}; bar ${bar}`)
}
