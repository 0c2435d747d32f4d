import { ACCENTS, fold } from '@/contracts/core/fold'
import { literalPattern } from '@/contracts/core/literalPattern'

/** The blocks with letters that fold to others: Latin, Greek to Arabic, Latin and Greek with accents, wide forms. */
const BLOCKS = [
  [0x80, 0x24f],
  [0x370, 0x6ff],
  [0x1e00, 0x1fff],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const

/** For what one letter folds to, one or two characters: all letters that do. */
const variants = new Map<string, string>()
for (const [first, last] of BLOCKS) {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code)
    const folded = fold(letter)
    // The pattern ignores case. "İ" has no lower case of its own.
    const isLower = letter.toLowerCase() === letter || letter.toLowerCase().length > 1
    if (isLower && folded !== letter && (folded.length === 1 || folded.length === 2))
      variants.set(folded, (variants.get(folded) ?? '') + letter)
  }
}

/**
 * A condition for the driver on a stored text: it contains the words as `fold` compares them, in any spelling. Uses no
 * index of its own, so combine it with a condition that does.
 */
export function contains(words: string): { $regex: string; $options: 'i' } {
  const folded = fold(words)
  let pattern = ''
  for (let at = 0; at < folded.length;) {
    const pair = variants.get(folded.slice(at, at + 2))
    const first = letterPattern(folded, at)
    const second = pair && letterPattern(folded, at + 1)
    pattern += second ? `(?:[${pair}]|${first}${second})` : first
    at += second ? 2 : 1
  }
  return { $regex: pattern, $options: 'i' }
}

/** One letter in each of its spellings, with any accents after it. */
function letterPattern(text: string, at: number): string {
  const letter = text.charAt(at)
  const apart = letter.normalize('NFD')
  const alike = variants.get(letter) ?? ''
  const escaped = literalPattern(letter)
  if (/[\s\p{P}\p{S}]/u.test(letter) && !alike) return escaped
  const one = alike ? `[${escaped}${alike}]` : escaped
  return `${apart === letter ? one : `(?:${apart}|${one})`}[${ACCENTS}]*`
}
