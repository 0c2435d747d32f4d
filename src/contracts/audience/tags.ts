import * as v from 'valibot'
import { slugOf } from '../commerce/slug'

/** Words that admins tell subscribers apart by (docs/behaviour.md, 13.2); people do not choose them. */
export const TAGS_MAX = 10
export const TAG_MAX = 30
export const TAG_TEXTS = {
  invalid: `Tags are small letters, digits and hyphens, at most ${TAG_MAX} characters`,
  tooMany: `At most ${TAGS_MAX} tags`,
} as const

export const Tag = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,30}$/, TAG_TEXTS.invalid))
export const Tags = v.pipe(v.array(Tag), v.maxLength(TAGS_MAX, TAG_TEXTS.tooMany))

/** What somebody typed as a tag: "VIP customer" is vip-customer. Empty for what has no Latin letter or digit. */
export function tagOf(typed: string): string {
  return slugOf(typed, '').slice(0, TAG_MAX).replace(/-$/, '')
}

/** Tags each once, as many as there may be. */
export function someTags(tags: readonly string[]): string[] {
  return [...new Set(tags)].filter(Boolean).slice(0, TAGS_MAX)
}
