import fs from 'node:fs'
import { getPayload } from 'payload'
import { MINUTE_MS } from '@/contracts/core/time'
import { closeDay } from '@/domain/audience/closeDays'
import { siteDay } from '@/domain/audience/siteDays'
import { visitBuffer } from '@/domain/audience/visitBuffer'
import { dayRows, salts, visits } from '@/domain/audience/visits'
import { answerCall } from '@/endpoints/core/mount'
import { type Chance, chanceFrom, pick } from '@/seed/showcase/chance'

// Import the editor first: loaded in parallel, its packages can deadlock and the process ends with nothing done.
await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')

/**
 * Plays a log of hellos through the site's own call, in the time that the log says, closes its days, and writes the log
 * and what the site made of it to NUMBERS_FILE. The day in the middle has 25 hours.
 */
type Told = { at: number; address: string; headers: Record<string, string>; body: string }

const DAYS = ['2027-11-06', '2027-11-07', '2027-11-08']
const SESSIONS = Number(process.env.NUMBERS_SESSIONS ?? 900)
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PATHS = ['/', '/shop', '/shop/linen-blazer', '/platform', '/join-team', '/order/IV-1/secret', '/cart']
const HOSTS = ['l.instagram.com', 'www.google.com', 'coastalmag.example', 'vm.tiktok.com', 't.co']

const payload = await getPayload({ config })
await payload.updateGlobal({ slug: 'audience', data: { isCounting: true } })
const log = logOf(chanceFrom(Number(process.env.NUMBERS_SEED ?? 1)))
const statuses: number[] = []
const realNow = Date.now
for (const [index, told] of log.entries()) {
  Date.now = () => told.at
  const headers = { ...told.headers, 'x-forwarded-for': told.address, 'content-type': 'text/plain' }
  const request = new Request('http://localhost:3000/api/hello', { method: 'POST', headers, body: told.body })
  statuses.push((await answerCall(request, config)).status)
  if (index % 150 === 149) await store()
}
await store()
const days = { day: { $in: DAYS } }
for (const day of DAYS) await closeDay(payload, day)
const stored = await visits({ payload }).find(days).toArray()
const kept = await salts({ payload }).find().toArray()
fs.writeFileSync(
  process.env.NUMBERS_FILE ?? '',
  JSON.stringify({
    zone: process.env.TZ,
    secretsKey: process.env.SECRETS_KEY,
    log,
    statuses,
    salts: Object.fromEntries(kept.map(({ _id, salt }) => [_id, salt.toString('hex')])),
    visitors: stored.map(({ day, visitor }) => `${day} ${visitor.toString('hex')}`),
    rows: await dayRows({ payload }).find(days).toArray(),
  }),
)
await payload.destroy()
process.exit()

/** In real time, by which Mongoose judges whether it is connected. */
async function store(): Promise<void> {
  Date.now = realNow
  await visitBuffer(payload).flush()
}

function logOf(chance: Chance): Told[] {
  const from = siteDay(DAYS[1] ?? '').start - 40 * MINUTE_MS
  const to = siteDay(DAYS[1] ?? '').end + 40 * MINUTE_MS
  const sessions = Array.from({ length: SESSIONS }, () => sessionOf(chance, from, to))
  return sessions.flat().toSorted((one, two) => one.at - two.at)
}

function sessionOf(chance: Chance, from: number, to: number): Told[] {
  const number = Math.floor(chance() * 250)
  const address =
    number % 3 === 0 ? `2001:db8:0:${(number % 40).toString(16)}::${number + 1}` : `198.51.100.${number}`
  const agent = pick(chance, [
    [SAFARI, 10],
    [CHROME, 6],
    [ROBOT, 1],
    ['', 0.3],
  ])
  const headers: Record<string, string> = {
    ...(agent && { 'user-agent': agent }),
    ...(chance() < 0.03 && { 'sec-gpc': '1' }),
    ...(chance() < 0.03 && { dnt: '1' }),
    ...(chance() < 0.02 && { 'sec-purpose': 'prefetch;prerender' }),
  }
  const first = {
    ...(chance() < 0.6 && {
      r: pick(
        chance,
        HOSTS.map((host) => [host, 1] as const),
      ),
    }),
    ...(chance() < 0.2 && { q: { s: 'Newsletter', c: chance() < 0.5 ? 'Drop 1' : 'to-ana@example.com' } }),
    z: pick(chance, [
      ['America/New_York', 5],
      ['Europe/Rome', 2],
      ['Asia/Calcutta', 1],
      ['Mars/Base', 1],
    ] as const),
    ...(chance() < 0.8 && { w: Math.round(320 + 1_400 * chance()) }),
    ...(chance() < 0.03 && { a: true }),
  }
  const told: Told[] = []
  let at = Math.round(from + chance() * (to - from))
  let path = '/'
  for (let left = 1 + Math.floor(chance() * 6); left > 0 && at < to; left -= 1) {
    path = pick(
      chance,
      PATHS.map((each) => [each, 1] as const),
    )
    const id = Math.floor(chance() * 2 ** 40)
      .toString(36)
      .padStart(8, '0')
    const view = JSON.stringify({ k: 'view', p: path, id, ...first })
    told.push({ at, address, headers, body: view })
    if (chance() < 0.05) told.push({ at: at + 1, address, headers, body: view })
    at += Math.round(2_000 + 60_000 * chance())
    if (chance() < 0.7)
      told.push({
        at,
        address,
        headers,
        body: JSON.stringify({ k: 'leave', p: path, s: Math.round(500 * chance()) / 10 }),
      })
    if (chance() < 0.12)
      told.push({ at: at + 2, address, headers, body: JSON.stringify({ k: 'cart', p: path, ...first }) })
    if (chance() < 0.12)
      told.push({
        at: at + 3,
        address,
        headers,
        body: JSON.stringify({ k: 'click', p: path, n: 'Instagram', ...first }),
      })
    if (chance() < 0.02)
      told.push({
        at: at + 4,
        address,
        headers,
        body: pick(chance, [
          ['{', 1],
          ['{"k":"nap","p":"/"}', 1],
        ] as const),
      })
    // Some come back within half an hour, some after it.
    at += Math.round(chance() < 0.8 ? 1_000 + 90_000 * chance() : 45 * MINUTE_MS * chance())
  }
  return told
}
