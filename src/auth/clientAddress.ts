import ipaddr from 'ipaddr.js'

/**
 * The caller's address as rate limits count it. The server in front of Next sets X-Forwarded-For to the one
 * address it decided on (TRUST_PROXY), so a forged header never arrives here. IPv6 counts by its /64.
 */
export function clientAddress(headers: Headers): string {
  const address = parsed(headers)
  if (!address) return 'unknown'
  if (address.kind() === 'ipv4') return address.toString()
  return address.toNormalizedString().split(':').slice(0, 4).join(':')
}

/**
 * Whether the request comes from this machine. A foreign host name can resolve to it (DNS rebinding), so the Host
 * header must name this machine as well.
 */
export function isFromThisMachine(headers: Headers): boolean {
  const host = (headers.get('host') ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return parsed(headers)?.range() === 'loopback' && (host === 'localhost' || isLoopback(host))
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

function parsed(headers: Headers) {
  const given = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  return ipaddr.isValid(given) ? ipaddr.process(given) : null
}
