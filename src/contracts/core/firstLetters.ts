/** What a reader sees as one character, such as an emoji, a flag or a letter with its accents. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first `count` characters that a reader sees, for initials. */
export function firstLetters(text: string, count: number): string {
  const letters: string[] = []
  for (const { segment } of graphemes.segment(text.trim())) {
    if (letters.length === count) break
    letters.push(segment)
  }
  return letters.join('')
}
