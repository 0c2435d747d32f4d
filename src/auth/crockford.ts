import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, which are read as other characters or as words. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `count` random characters that are hard to misread. */
export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')
}
