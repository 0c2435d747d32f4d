import type { IncomingHttpHeaders } from 'node:http'
import net from 'node:net'
import ipaddr from 'ipaddr.js'
import { say } from '../../scripts/lib/say.mjs'

/** Of Node's request, what tells who asks. */
type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string }; httpVersion?: string }

/** Headers that proxies add to a request. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

let hasWarned = false

/**
 * The caller's address: the socket's, or with `trusted` proxies in front, that entry of X-Forwarded-For counted
 * from the right. Entries further left were written by the client and are ignored.
 */
export function callerAddress({ headers, socket }: Asked, trusted: number): string {
  const own = plain(socket.remoteAddress ?? '')
  const entries = listOf(headers['x-forwarded-for'])
  if (trusted === 0 || entries.length === 0) return own
  const named = plain(withoutPort(entries[Math.max(0, entries.length - trusted)] ?? ''))
  return net.isIP(named) ? named : own
}

/**
 * Replaces the forwarding headers of a request by known values, so that no later code reads a forged one. The scheme
 * comes from a trusted proxy, else from the connection. A forwarded host is never trusted, because proxies pass on what
 * the client wrote: behind a proxy the host comes from SITE_URL, else from the request itself.
 */
export function setForwarding(request: Asked, trusted: number, siteUrl?: string): void {
  const { headers } = request
  if (trusted === 0) warnOfProxy(headers)
  const scheme = trusted > 0 ? listOf(headers['x-forwarded-proto']).at(-1) : undefined
  const host = trusted > 0 && siteUrl ? new URL(siteUrl).host : headers.host
  headers['x-forwarded-for'] = knownAddress(request, trusted)
  headers['x-forwarded-proto'] = scheme === 'https' ? 'https' : 'http'
  headers['x-forwarded-host'] = host ?? 'localhost'
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-port']) delete headers[name]
}

/**
 * A loopback address counts only for a request that no proxy passed on: neither an uncounted local proxy nor a forged
 * entry may pass for a local user. A proxy that adds no header is told by HTTP/1.0, which nginx speaks unless told
 * otherwise and no browser does.
 */
function knownAddress(request: Asked, trusted: number): string {
  const address = callerAddress(request, trusted)
  const isHere = ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
  const isPassedOn = request.httpVersion === '1.0' || PASSED_ON.some((name) => request.headers[name])
  return isHere && isPassedOn ? 'unknown' : address
}

/** Behind an uncounted proxy, all visitors share its address, and with it one rate limit. */
function warnOfProxy(headers: IncomingHttpHeaders): void {
  if (hasWarned || !headers['x-forwarded-for']) return
  hasWarned = true
  say('Note: requests carry X-Forwarded-For. If a proxy stands in front of the site, set TRUST_PROXY.')
}

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? []
  if (bracketed) return bracketed
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.indexOf(':')) : entry
}

/** IPv4 addresses of a dual-stack socket arrive as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
