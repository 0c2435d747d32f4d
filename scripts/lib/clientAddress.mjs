import net from 'node:net'
import { say } from './say.mjs'

let hasWarned = false

/**
 * The caller's address: the socket's, or with `trusted` proxies in front, that entry of X-Forwarded-For counted
 * from the right. Entries further left were written by the client and are ignored.
 * @param {{ headers: Record<string, string | string[] | undefined>, socket: { remoteAddress?: string } }} request
 * @param {number} trusted how many proxies
 */
export function clientAddress({ headers, socket }, trusted) {
  const own = plain(socket.remoteAddress ?? '')
  const entries = listOf(headers['x-forwarded-for'])
  if (trusted === 0 || entries.length === 0) return own
  const named = plain(withoutPort(entries[Math.max(0, entries.length - trusted)]))
  return net.isIP(named) ? named : own
}

/**
 * Overwrites the forwarding headers with trusted values, so that code behind never reads a forged one. Host and
 * scheme come from a trusted proxy, else from the connection.
 */
export function setForwarding(request, trusted) {
  const { headers } = request
  if (trusted === 0) warnOfProxy(headers)
  const scheme = trusted > 0 ? listOf(headers['x-forwarded-proto']).at(-1) : undefined
  const host = trusted > 0 ? listOf(headers['x-forwarded-host']).at(-1) : undefined
  headers['x-forwarded-for'] = clientAddress(request, trusted)
  headers['x-forwarded-proto'] = scheme === 'https' ? 'https' : 'http'
  headers['x-forwarded-host'] = host ?? headers.host ?? 'localhost'
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-port']) delete headers[name]
}

/** Behind a proxy that is not counted, all visitors share one address and therefore one rate limit. */
function warnOfProxy(headers) {
  if (hasWarned || !headers['x-forwarded-for']) return
  hasWarned = true
  say('Note: requests carry X-Forwarded-For. If a proxy stands in front of the site, set TRUST_PROXY.')
}

function listOf(header) {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function withoutPort(entry) {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)
  if (bracketed) return bracketed[1]
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.indexOf(':')) : entry
}

/** IPv4 addresses of a dual-stack socket arrive as ::ffff:192.0.2.1. */
function plain(address) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
