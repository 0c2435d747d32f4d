import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'

/** Why a source could not be read, for the sync log; never the network's own text. */
export class SourceError extends Error {}

export const SOURCE_LIMITS = { timeoutMs: 5_000, maxBytes: 1_000_000, maxRedirects: 3 } as const

const NOT_PUBLIC = 'The source has no public address.'
const REDIRECTS = new Set([301, 302, 303, 307, 308])

type Resolve = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void

export type SourceRules = {
  /** Origins chosen by the operator (SYNC_SOURCE_URL); they may be private. */
  trustedOrigins: readonly string[]
  /** How names are resolved; by the system by default. */
  resolve?: Resolve
  /** Which addresses are allowed; public ones by default. */
  isAllowed?: (address: string) => boolean
}

/**
 * Fetches JSON from a URL that a user chose. Addresses are checked in the connection's own lookup, so that a name
 * cannot resolve elsewhere in between. At most three redirects, each checked again; five seconds and 1 MB in all;
 * http(s) only; no cookies. Throws SourceError.
 */
export async function fetchSource(address: string, rules: SourceRules): Promise<unknown> {
  const signal = AbortSignal.timeout(SOURCE_LIMITS.timeoutMs)
  let url = address
  for (let redirects = 0; redirects <= SOURCE_LIMITS.maxRedirects; redirects += 1) {
    const found = await visit(checkedUrl(url, rules), rules, signal)
    if ('json' in found) return found.json
    url = found.location
  }
  throw new SourceError('The source redirects too often.')
}

/** Whether an address is public: not this machine, and not a private, reserved or translated range. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'
}

function checkedUrl(address: string, rules: SourceRules): URL {
  if (!URL.canParse(address)) throw new SourceError('The source is not an address.')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new SourceError('The source is not on http or https.')
  if (url.username || url.password) throw new SourceError('The source has a user name in its address.')
  // Literal addresses are not resolved; URL has already normalised 0x7f.1 and 2130706433 to 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted(url, rules) && ipaddr.isValid(host) && !(rules.isAllowed ?? isPublicAddress)(host)) {
    throw new SourceError(NOT_PUBLIC)
  }
  return url
}

async function visit(url: URL, rules: SourceRules, signal: AbortSignal) {
  const agent = new Agent({ connect: isTrusted(url, rules) ? {} : { lookup: guardedLookup(rules) } })
  try {
    const answer = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json' },
    })
    const location = answer.headers.get('location')
    if (REDIRECTS.has(answer.status) && location && URL.canParse(location, url)) {
      return { location: new URL(location, url).href }
    }
    if (!answer.ok) throw new SourceError(`The source answered ${answer.status}.`)
    return { json: parse(await readText(answer.body)) }
  } catch (error) {
    throw asSourceError(error)
  } finally {
    await agent.destroy()
  }
}

/** Resolves a name and refuses it when any of its addresses is not allowed. */
function guardedLookup({ resolve = resolveAll, isAllowed = isPublicAddress }: SourceRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      // With an error Node passes no list, whatever its types say.
      const first = error ? undefined : addresses[0]
      if (!first) return callback(error ?? new SourceError('The source could not be reached.'), '')
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new SourceError(NOT_PUBLIC), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

const resolveAll: Resolve = (hostname, done) => lookup(hostname, { all: true }, done)

async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > SOURCE_LIMITS.maxBytes) throw new SourceError('The source answered more than 1 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceError('The source did not answer with JSON.')
  }
}

function asSourceError(error: unknown): SourceError {
  for (
    let each = error as Partial<Error> | undefined;
    each;
    each = each.cause as Partial<Error> | undefined
  ) {
    if (each instanceof SourceError) return each
    if (each.name === 'TimeoutError') return new SourceError('The source took longer than 5 seconds.')
  }
  return new SourceError('The source could not be reached.')
}

function isTrusted(url: URL, { trustedOrigins }: SourceRules): boolean {
  return trustedOrigins.includes(url.origin)
}
