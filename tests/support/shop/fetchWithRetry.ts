import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 90_000
const ANSWER_MS = 20_000

/** Fixed whatever the port: Stripe refuses a repeated request whose URLs differ from the first. */
export const SITE_URL = 'http://localhost:3000'

type Init = { method?: 'POST'; headers?: Record<string, string>; body?: string }

/** Retries a request until the status is below 500: the site may be down at the moment. */
export async function fetchWithRetry(url: () => string, init: Init = {}): Promise<Response> {
  const giveUpAt = Date.now() + PATIENCE_MS
  let last = ''
  while (Date.now() < giveUpAt) {
    try {
      const headers = { ...init.headers, origin: SITE_URL }
      const answer = await fetch(url(), { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) })
      const body = await answer.text()
      last = `${answer.status} ${body}`
      if (answer.status < 500) return new Response(body, { status: answer.status, headers: answer.headers })
    } catch (error) {
      last = String(error)
    }
    await pause(200)
  }
  throw new Error(`${url()} was not answered: ${last}`)
}
