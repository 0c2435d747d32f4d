import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes in base64url: a session, a reset link, a calendar feed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token; only this is stored (`tokenHash` of collections/fields.ts). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether a text can be 32 bytes in base64url: a token, or a key of a link. Nothing is looked up for another. */
export function hasTokenShape(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
