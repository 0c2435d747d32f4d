import type { PayloadRequest } from 'payload'
import { environment } from '@/environment'
import { isLocalHost } from './localHost.mjs'

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

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
