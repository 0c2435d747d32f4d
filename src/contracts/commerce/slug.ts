import { SLUG_MAX } from './variants'

/** The slug of a title without any Latin letter or digit. */
const NAMELESS = 'product'

/** The slug of a title, for its address: "Crème brûlée No. 2" becomes creme-brulee-no-2; at most 80 characters. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return words.slice(0, SLUG_MAX).replace(/-$/, '') || NAMELESS
}
