import { mongo } from 'mongoose'
import { type HelloInput, hello } from '@/contracts/audience/hello'
import { forgetCounting } from '@/domain/audience/counting'
import { siteDayAt } from '@/domain/audience/siteDays'
import { type Sign, storeSigns } from '@/domain/audience/storeVisits'
import { visitBuffer } from '@/domain/audience/visitBuffer'
import type { TestServer } from '../../core/testing/server'

export const AGENTS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
    'Version/18.1 Mobile/15E148 Safari/604.1',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  robot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const

type Sender = { address?: string; agent?: string; headers?: Record<string, string>; as?: { id: string } }

/** Switches counting on, as an admin does. */
export async function startCounting({ payload }: TestServer): Promise<void> {
  await payload.updateGlobal({ slug: 'audience', data: { isCounting: true } })
  forgetCounting(payload)
}

/** Says hello as a browser does; returns the status. */
export async function sayHello(
  server: TestServer,
  body: HelloInput,
  { address = '203.0.113.7', agent = AGENTS.phone, headers, as }: Sender = {},
): Promise<number> {
  const answer = await server.request(hello, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': address, 'user-agent': agent, ...headers },
    ...(as && { as }),
  })
  return answer.status
}

/** Stores what waits in memory. */
export function store({ payload }: TestServer): Promise<void> {
  return visitBuffer(payload).flush()
}

/** What a visit begins with, of nothing in particular. */
export const PLAIN = {
  source: 'direct',
  medium: null,
  campaign: null,
  referrer: null,
  place: 'US',
  device: 'phone',
  browser: 'Safari',
  system: 'iOS',
} as const

type Told = Partial<Sign> & Pick<Sign, 'at'> & { who: number }

/** Stores what visitors of a number told at a moment, each a view of the landing page unless it says otherwise. */
export function storeTold({ payload }: Pick<TestServer, 'payload'>, told: readonly Told[]): Promise<void> {
  return storeSigns(
    payload,
    told.map(({ who, ...sign }) => {
      const bytes = Buffer.alloc(8)
      bytes.writeUInt32BE(who)
      return {
        day: siteDayAt(sign.at),
        visitors: [new mongo.Binary(bytes)],
        path: '/',
        isView: true,
        seconds: 0,
        goal: null,
        begins: PLAIN,
        ...sign,
      }
    }),
  )
}
