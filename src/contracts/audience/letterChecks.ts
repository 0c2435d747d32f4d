import * as v from 'valibot'

/** What a letter is checked for: an `error` stops its sending, a `hint` does not (docs/behaviour.md, 13.9). */
export const LetterCheck = v.strictObject({
  level: v.picklist(['fine', 'hint', 'error']),
  text: v.string(),
  /** What to do about it. */
  about: v.nullable(v.string()),
})
export type LetterCheck = v.InferOutput<typeof LetterCheck>

/** A check that found nothing to complain about. */
export const fine = (text: string): LetterCheck => ({ level: 'fine', text, about: null })
export const hint = (text: string, about: string): LetterCheck => ({ level: 'hint', text, about })
export const error = (text: string, about: string): LetterCheck => ({ level: 'error', text, about })

/** Whether something stops the letter. */
export function isStopped(checks: LetterCheck[]): boolean {
  return checks.some(({ level }) => level === 'error')
}
