import { createHmac, hkdfSync } from 'node:crypto'
import { environment } from '@/environment'

const keys = new Map<string, Buffer>()

/** HMAC-SHA-256 of a text, in base64url, with a key derived from SECRETS_KEY for one purpose. */
export function sign(purpose: string, text: string): string {
  if (!environment.secretsKey) throw new Error('SECRETS_KEY is not set')
  return createHmac('sha256', keyFor(purpose, environment.secretsKey)).update(text).digest('base64url')
}

/** The key of a purpose, cached: every order needs some, and deriving one takes longer than signing. */
function keyFor(purpose: string, secret: string): Buffer {
  const name = `${purpose} ${secret}`
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(name, key)
  return key
}
