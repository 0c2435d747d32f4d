import { fold } from '../core/fold'
import { SLUG_MAX } from './variants'

export const SLUG_HINT = `Small letters, digits and hyphens, at most ${SLUG_MAX}`
export const SLUG_TAKEN = 'Another page has this address'

/** Whether a text can be a slug, or a record's id, at all; whatever else is typed is not looked up. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && /^[a-z0-9-]+$/.test(text)
}

/**
 * The slug of a title, for its address: "Crème brûlée No. 2" becomes creme-brulee-no-2, "Straße" strasse, and "夏 2",
 * without any Latin letter, product-2; at most 80 characters.
 */
export function slugOf(title: string, nameless = 'product'): string {
  const plain = fold(title)
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const isNameless = words === '' || (/\p{L}/u.test(plain) && !/[a-z]/.test(words))
  const slug = isNameless ? [nameless, words].filter(Boolean).join('-') : words
  return slug.slice(0, SLUG_MAX).replace(/-$/, '')
}
