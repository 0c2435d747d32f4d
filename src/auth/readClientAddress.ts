import ipaddr from 'ipaddr.js'
import { isLocalHost } from './localHost.mjs'

/**
 * The caller's address as rate limits count it. The server in front of Next sets X-Forwarded-For to the one
 * address it decided on (TRUST_PROXY), so a forged header never arrives here. IPv6 counts by its /64.
 */
export function readClientAddress(headers: Headers): string {
  const address = parsed(headers)
  if (!address) return 'unknown'
  if (address.kind() === 'ipv4') return address.toString()
  return address.toNormalizedString().split(':').slice(0, 4).join(':')
}

/**
 * Whether the request comes from this machine. The client writes the Host header, so the address decides; a foreign
 * host name can resolve to this machine (DNS rebinding), so the header must name it as well.
 */
export function isFromThisMachine(headers: Headers): boolean {
  return parsed(headers)?.range() === 'loopback' && isLocalHost(headers.get('host') ?? '')
}

function parsed(headers: Headers) {
  const given = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  return ipaddr.isValid(given) ? ipaddr.process(given) : null
}
