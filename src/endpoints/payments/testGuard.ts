import type { PayloadRequest } from 'payload'
import { isFromThisMachine } from '@/auth/readClientAddress'
import { isLocalHost } from '@/auth/localHost.mjs'
import { environment } from '@/environment'

/**
 * Whether this request may use test payments: only if neither the site nor the request can be public
 * (docs/behaviour.md, 12.6). Every condition has to hold.
 */
export function testPaymentsAllowed({ headers }: Pick<PayloadRequest, 'headers'>): boolean {
  return (
    (environment.usesEmbeddedDatabase || environment.payments.includes('test')) &&
    isLocalHost(hostOf(environment.siteUrl)) &&
    isFromThisMachine(headers) &&
    environment.trustedProxies === 0 &&
    !/^[sr]k_live_/.test(environment.stripe.secretKey)
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
