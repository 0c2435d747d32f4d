import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { environment } from '@/environment'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a secret for storage: AES-256-GCM under SECRETS_KEY, as 'v1.' and iv, tag and data in base64url. */
export function sealSecret(secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(), iv)
  const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')}`
}

/** Decrypts a stored secret; null when it was modified, or encrypted under another SECRETS_KEY. */
export function openSecret(sealed: string): string | null {
  const [version, packed] = sealed.split('.')
  if (version !== VERSION || !packed) return null
  const bytes = Buffer.from(packed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const data = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Recognises the SECRETS_KEY in use, without revealing it. */
export function markOfKey(): string {
  if (!environment.secretsKey) throw new Error('SECRETS_KEY is not set')
  return Buffer.from(hkdfSync('sha256', environment.secretsKey, '', 'mark of the key', 16)).toString('hex')
}

/** 32 bytes derived from SECRETS_KEY, whatever its length. Throws without one. */
function key(): Buffer {
  if (!environment.secretsKey) throw new Error('SECRETS_KEY is not set')
  return Buffer.from(hkdfSync('sha256', environment.secretsKey, '', 'platform secrets', 32))
}
