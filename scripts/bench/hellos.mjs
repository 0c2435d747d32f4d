import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const A_SECOND = 1_000
/** Signs are sent in small crowds, as pages do, and never wait for the answers before them. */
const EVERY_MS = 10
/** Readers of the shop beside them, each with a pause between two pages. */
const READERS = 20
const READ_EVERY_MS = 100
/** Signs are stored within a second. */
const STORED_MS = 3_000
/** How long both come before they are measured: the switch has dropped every kept page, which takes long to render. */
const WARM_MS = 3_000
const agents = {
  signs: new http.Agent({ keepAlive: true, maxSockets: 128 }),
  readers: new http.Agent({ keepAlive: true }),
}

/**
 * Measures counting: 1,000 signs a second for `seconds`, beside readers of /shop, of visitors who see two pages each.
 * The site must not limit rates. Reports the answers' times once the page is kept again, whether each visit is stored,
 * and what a million signs take on the disk.
 */
export async function helloRows({ site, db, session, seconds, tell }) {
  await switchCounting(site, session, true)
  const visits = db.collection('visits')
  await visits.deleteMany({})
  const warm = await visit(site, 'early', WARM_MS)
  const sent = await visit(site, 'late', seconds * 1_000)
  const { read } = sent
  const visitors = warm.visitors + sent.visitors
  const signs = warm.signs + sent.signs
  await pause(STORED_MS)
  const [stored] = await visits
    .aggregate([{ $group: { _id: null, visits: { $sum: 1 }, views: { $sum: '$views' } } }])
    .toArray()
  const rate = Math.round(sent.signs / seconds)
  tell(
    `POST /api/hello, ${rate} a second`,
    `p99 ${at(sent.times, 0.99)} ms, ${sent.failed} of ${sent.signs} failed`,
    '>= 990 a second, p99 <= 100 ms, none fails',
    rate >= 0.99 * A_SECOND && at(sent.times, 0.99) <= 100 && sent.failed === 0,
  )
  tell(
    '  stored within three seconds',
    `${stored?.visits ?? 0} of ${visitors} visits, ${stored?.views ?? 0} of ${signs / 2} views`,
    'all',
    stored?.visits === visitors && stored?.views === signs / 2,
  )
  tell(
    '  /shop beside it',
    `${Math.round(read.times.length / seconds)} a second, p95 ${at(read.times, 0.95)} ms, ${read.failed} failed`,
    'p95 <= 100 ms, none fails',
    at(read.times, 0.95) <= 100 && read.failed === 0,
  )
  await db.admin().command({ fsync: 1 })
  const { storageSize, totalIndexSize } = await db.command({ collStats: 'visits' })
  const megabytes = (bytes) => Math.round(((bytes / signs) * 1_000_000) / 1e6)
  tell(
    '  a million signs on the disk',
    `${megabytes(storageSize + totalIndexSize)} MB, ${megabytes(totalIndexSize)} of it indexes`,
    '<= 80 MB',
    megabytes(storageSize + totalIndexSize) <= 80,
  )
  await switchCounting(site, session, false)
}

/**
 * Signs and readers for so many ms; what was sent, and how long each took. The name tells its visitors from others, and
 * is no robot's.
 */
async function visit(site, name, ms) {
  const read = { times: [], failed: 0 }
  const sent = { name, times: [], failed: 0, signs: 0, visitors: 0, read }
  const until = performance.now() + ms
  await Promise.all([
    sendSigns(site, until, sent),
    ...Array.from({ length: READERS }, () => readShop(site, until, read)),
  ])
  return sent
}

async function switchCounting({ url }, session, isCounting) {
  const answer = await fetch(`${url}/api/audience/counting`, {
    method: 'PATCH',
    headers: { ...session, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ isCounting }),
  })
  if (!answer.ok) throw new Error(`Counting could not be switched: ${answer.status}`)
  // Each process asks once a second whether visits are counted.
  await pause(1_500)
}

/** What a visitor sends: two pages, and how long each was seen. */
const SIGNS = [
  { k: 'view', p: '/', r: 'l.instagram.com', z: 'America/New_York', w: 390 },
  { k: 'leave', p: '/', s: 14 },
  { k: 'view', p: '/shop', z: 'America/New_York', w: 390 },
  { k: 'leave', p: '/shop', s: 21 },
]

/** Begins as many visits as it takes, so that a crowd of four visitors has each one at another page. */
async function sendSigns(site, until, sent) {
  const began = performance.now()
  const open = []
  const waiting = []
  while (performance.now() < until) {
    const due = Math.floor(((performance.now() - began) / 1_000) * A_SECOND)
    while (sent.signs < due) {
      if (open.length < 40) {
        sent.visitors += 1
        open.push({ visitor: sent.visitors, next: 0 })
      }
      const visit = open.shift()
      waiting.push(sendSign(site, visit.visitor, SIGNS[visit.next], sent))
      visit.next += 1
      if (visit.next < SIGNS.length) open.push(visit)
    }
    await pause(EVERY_MS)
  }
  // The visits that are still open go on to their end.
  for (const { visitor, next } of open)
    for (const sign of SIGNS.slice(next)) waiting.push(sendSign(site, visitor, sign, sent))
  await Promise.all(waiting)
}

async function sendSign({ url }, visitor, sign, sent) {
  sent.signs += 1
  const began = performance.now()
  const { status } = await request(`${url}/api/hello`, {
    agent: agents.signs,
    body: JSON.stringify(sign),
    headers: {
      'content-type': 'text/plain',
      // The address is the same for all, so the agent tells them apart.
      'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1 ${sent.name}-${visitor}`,
    },
  })
  if (status !== 204) sent.failed += 1
  sent.times.push(performance.now() - began)
}

async function readShop({ url }, until, read) {
  while (performance.now() < until) {
    const began = performance.now()
    const headers = { 'accept-encoding': 'br' }
    const { status, bytes } = await request(`${url}/shop`, { agent: agents.readers, headers })
    read.times.push(performance.now() - began)
    if (status !== 200 || bytes === 0) read.failed += 1
    await pause(READ_EVERY_MS)
  }
}

/**
 * The status of an answer, 0 for none, and its length as it was sent. This process has a core in common with the site,
 * so it does no more than that: fetch alone would unpack each page.
 */
function request(url, { agent, body, headers }) {
  return new Promise((resolve) => {
    const asked = http.request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.once('end', () => resolve({ status: answer.statusCode, bytes }))
      answer.once('error', () => resolve({ status: 0, bytes }))
    })
    asked.once('error', () => resolve({ status: 0, bytes: 0 }))
    asked.end(body)
  })
}

function at(times, share) {
  const sorted = times.toSorted((one, two) => one - two)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
