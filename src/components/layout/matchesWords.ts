import { fold } from '@/contracts/core/fold'

/** Whether every word of a search occurs in the texts, ignoring case and accents. */
export function matchesWords(search: string, ...texts: (string | null)[]): boolean {
  const text = fold(texts.join(' '))
  return fold(search)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
