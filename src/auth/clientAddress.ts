import ipaddr from 'ipaddr.js'

/**
 * The caller's address as rate limits count it. The server in front of Next sets X-Forwarded-For to the one
 * address it decided on (TRUST_PROXY), so a forged header never arrives here. IPv6 counts by its /64.
 */
export function clientAddress(headers: Headers): string {
  const given = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  if (!ipaddr.isValid(given)) return 'unknown'
  const address = ipaddr.process(given)
  if (address.kind() === 'ipv4') return address.toString()
  return address.toNormalizedString().split(':').slice(0, 4).join(':')
}
