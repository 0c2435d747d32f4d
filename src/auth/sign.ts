import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { environment } from '@/environment'

const keys = new Map<string, Buffer>()

/** HMAC-SHA-256 of a text, in base64url, with a key derived from SECRETS_KEY for one purpose. */
export function sign(purpose: string, text: string): string {
  if (!environment.secretsKey) throw new Error('SECRETS_KEY is not set')
  return createHmac('sha256', keyFor(purpose, environment.secretsKey)).update(text).digest('base64url')
}

/** A mark that is the same for the same text and does not reveal it. */
export function markOf(text: string): string {
  return sign('order places', text)
}

/** Whether two secrets are the same, compared in constant time. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The key of a purpose, cached: every order needs some, and deriving one takes longer than signing. */
function keyFor(purpose: string, secret: string): Buffer {
  const name = `${purpose} ${secret}`
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(name, key)
  return key
}
