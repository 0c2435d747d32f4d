import { SLUG_MAX } from './variants'

/** What a title without a letter or digit of the Latin alphabet is called in an address. */
const NAMELESS = 'product'

/** A title as the last part of an address: "Crème brûlée No. 2" is creme-brulee-no-2; at most 80 characters. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return words.slice(0, SLUG_MAX).replace(/-$/, '') || NAMELESS
}
