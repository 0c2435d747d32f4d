import type { PayloadRequest } from 'payload'
import { environment } from '@/environment'
import { isLocalHost } from './localHost.mjs'

/**
 * Whether this request may use test payments: only if neither the site nor the request can be public
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
