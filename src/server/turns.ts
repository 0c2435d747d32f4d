import type { IncomingMessage, ServerResponse } from 'node:http'
import ipaddr from 'ipaddr.js'
import { onHead } from './onHead'
import { end } from './refusal'

/** How many requests of one client address are worked on at once: pages, and reads of calls and files. */
const AT_ONCE = 4
const MOST_WAITING = 100
/** How long a page that was not found keeps its turn, in ms: rendering it took as long as any other page. */
const PAUSE = 1_000
/** That pause in times of the rendering, where it is longer: an address's four turns then take a fifth of a core. */
const PAUSE_TIMES = 20
/** Answered without Next's renderer, or by this process to itself. */
const WITHOUT_TURNS = /^\/(?:_next|internal)\//
/** The dashboard streams its way to the log-in as a page, so only the request tells that nobody is logged in. */
const DASHBOARD = /^\/dashboard(?:\/|$)/
const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/
const CALLS = /^\/(?:api|cms-api|files)\//

type Line = { running: number; waiting: Set<() => void> }
/** Calls `proceed` in the request's turn; answers 429 when too many requests of its address already wait. */
type Take = (request: IncomingMessage, response: ServerResponse, path: string, proceed: () => void) => void

/**
 * Shares the process between client addresses: what is not answered from memory waits for one of its address's turns,
 * so that nobody's requests can keep everybody else waiting (docs/behaviour.md, 6.8). A turn ends when the head of the
 * answer is sent, so films and slow clients hold none.
 */
export function shareTurns({ pause = PAUSE, pauseTimes = PAUSE_TIMES, mostWaiting = MOST_WAITING } = {}): {
  take: Take
} {
  const lines = new Map<string, Line>()

  const take: Take = (request, response, path, proceed) => {
    const isCall = CALLS.test(path)
    if (WITHOUT_TURNS.test(path) || (isCall && !isRead(request))) return proceed()
    const key = `${isCall ? 'call' : 'page'} ${networkOf(String(request.headers['x-forwarded-for']))}`
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    lines.set(key, line)
    const start = () => {
      line.running += 1
      const began = performance.now()
      const giveBack = () => next(key, line)
      whenAnswered(response, (isFound) => {
        const isSignedOut = DASHBOARD.test(path) && !SESSION.test(request.headers.cookie ?? '')
        if (isCall || (isFound && !isSignedOut)) giveBack()
        else setTimeout(giveBack, Math.max(pause, pauseTimes * (performance.now() - began))).unref()
      })
      proceed()
    }
    if (line.running < AT_ONCE) return start()
    if (line.waiting.size >= mostWaiting)
      return void end(response, 429, 'Too many requests', { 'Retry-After': '5' })
    line.waiting.add(start)
    response.once('close', () => line.waiting.delete(start))
  }
  return { take }

  function next(key: string, line: Line): void {
    line.running -= 1
    const [first] = line.waiting
    if (first) {
      line.waiting.delete(first)
      first()
    } else if (line.running === 0) lines.delete(key)
  }
}

/**
 * Calls back once, when the head is sent, with whether a page was found. A client that leaves earlier counts as none:
 * Next renders on, and leaving must not be a way to have more rendered.
 */
function whenAnswered(response: ServerResponse, tell: (isFound: boolean) => void): void {
  let isTold = false
  const tellOnce = (isFound: boolean) => {
    if (!isTold) tell(isFound)
    isTold = true
  }
  onHead(response, () => tellOnce(isFound(response)))
  response.once('close', () => tellOnce(false))
}

/** Signed-out requests for the console are sent to the log-in. */
function isFound(response: ServerResponse): boolean {
  return (
    response.statusCode !== 404 && !/^[^?]*\/auth(?:\?|$)/.test(String(response.getHeader('location') ?? ''))
  )
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** IPv6 counts by its /64, as in the rate limits (src/auth/clientAddress.ts). */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? address : parsed.toNormalizedString().split(':').slice(0, 4).join(':')
}
