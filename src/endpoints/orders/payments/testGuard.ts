import { isIP } from 'node:net'
import type { PayloadRequest } from 'payload'
import { environment } from '@/environment'

/**
 * Whether test payments can be made by this request: only where neither the site nor the request can be a public one
 * (docs/behaviour.md, 12.6). Every condition has to hold.
 */
export function testPaymentsAllowed({ headers, url }: Pick<PayloadRequest, 'headers' | 'url'>): boolean {
  const host = headers.get('host') ?? hostOf(url ?? '')
  return (
    (environment.usesEmbeddedDatabase || environment.payments.includes('test')) &&
    isLocalHost(hostOf(environment.siteUrl)) &&
    isLocalHost(host) &&
    environment.trustedProxies === 0 &&
    !/^[sr]k_live_/.test(environment.stripe.secretKey)
  )
}

/** Whether a host, with or without a port, is this machine's own, or of a name that is never a public one. */
export function isLocalHost(host: string): boolean {
  // An address of IPv6 stands in brackets where a port follows.
  const name = host.toLowerCase().replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, '$1$2')
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || /^(?:.+\.)?localhost$/.test(name) || /^.+\.test$/.test(name)
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
