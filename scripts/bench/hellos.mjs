import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { once } from 'node:events'

const A_SECOND = 1_000
/** Signs are sent in small crowds, as pages do, and never wait for the answers before them. */
const EVERY_MS = 10
/** Readers of the shop beside them, each with a pause between two pages. */
const READERS = 20
const READ_EVERY_MS = 100
/** Signs are stored within a second. */
const STORED_MS = 3_000
const agent = new http.Agent({ keepAlive: true, maxSockets: 128 })

/**
 * Measures counting: 1,000 signs a second for `seconds`, beside readers of /shop, of visitors who see two pages each.
 * The site must not limit rates. Reports the answers' times, whether each visit is stored, and what a million signs
 * take on the disk.
 */
export async function helloRows({ site, db, session, seconds, tell }) {
  await switchCounting(site, session, true)
  const visits = db.collection('visits')
  await visits.deleteMany({})
  const sent = { times: [], failed: 0, signs: 0, visitors: 0 }
  const read = { times: [], failed: 0 }
  const until = performance.now() + seconds * 1_000
  await Promise.all([
    sendSigns(site, until, sent),
    ...Array.from({ length: READERS }, () => readShop(site, until, read)),
  ])
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
    `${stored?.visits ?? 0} of ${sent.visitors} visits, ${stored?.views ?? 0} of ${sent.signs / 2} views`,
    'all',
    stored?.visits === sent.visitors && stored?.views === sent.signs / 2,
  )
  tell(
    '  /shop beside it',
    `${Math.round(read.times.length / seconds)} a second, p95 ${at(read.times, 0.95)} ms, ${read.failed} failed`,
    'p95 <= 100 ms, none fails',
    at(read.times, 0.95) <= 100 && read.failed === 0,
  )
  await db.admin().command({ fsync: 1 })
  const { storageSize, totalIndexSize } = await db.command({ collStats: 'visits' })
  const megabytes = (bytes) => Math.round(((bytes / sent.signs) * 1_000_000) / 1e6)
  tell(
    '  a million signs on the disk',
    `${megabytes(storageSize + totalIndexSize)} MB, ${megabytes(totalIndexSize)} of it indexes`,
    '<= 80 MB',
    megabytes(storageSize + totalIndexSize) <= 80,
  )
  await switchCounting(site, session, false)
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
  try {
    const request = http.request(`${url}/api/hello`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        // The address is the same for all, so the agent tells them apart.
        'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1 v${visitor}`,
      },
    })
    request.end(JSON.stringify(sign))
    const [answer] = await once(request, 'response')
    answer.resume()
    await once(answer, 'end')
    if (answer.statusCode !== 204) sent.failed += 1
  } catch {
    sent.failed += 1
  }
  sent.times.push(performance.now() - began)
}

async function readShop({ url }, until, read) {
  while (performance.now() < until) {
    const began = performance.now()
    const isRead = await fetch(`${url}/shop`).then(
      async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
      () => false,
    )
    read.times.push(performance.now() - began)
    if (!isRead) read.failed += 1
    await pause(READ_EVERY_MS)
  }
}

function at(times, share) {
  const sorted = times.toSorted((one, two) => one - two)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
