/** What a reader sees as one character, such as an emoji, a flag or a letter with its accents. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const CUT_PAIR = /[\ud800-\udbff]$/
const ENDING = /\.[^.\s]{1,16}$/u

/** Cuts a text to at most `max` UTF-16 units, as maxLength counts them, without cutting a character in two. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // A single character can be longer than the limit: then only its halves are kept together.
  const end = graphemes.segment(text).containing(max)?.index || max
  return text.slice(0, end).replace(CUT_PAIR, '')
}

/** Cuts a file's name to at most `max` UTF-16 units; its ending stays, because programs choose by it. */
export function cutFileName(name: string, max: number): string {
  if (name.length <= max) return name
  const ending = ENDING.exec(name)?.[0] ?? ''
  return cutText(name.slice(0, name.length - ending.length), max - ending.length) + ending
}

/** A text on one line, cut after the last word that fits into `max` characters; null for an empty one. */
export function shortened(text: string | null, max: number): string | null {
  const words = text?.replaceAll(/\s+/g, ' ').trim()
  if (!words) return null
  if (words.length <= max) return words
  return `${cutText(words, max - 1).replace(/\s+\S*$/, '')}…`
}
