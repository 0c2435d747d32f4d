import type { HelloInput } from '@/contracts/audience/hello'
import { hello } from '@/contracts/audience/hello'
import { forgetCounting } from '@/domain/audience/counting'
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
