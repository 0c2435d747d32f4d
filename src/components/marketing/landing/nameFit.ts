/** Letters of Bodoni that are clearly wider or narrower than average, in em. */
const WIDE = /[MWmwÆŒ@&]/
const NARROW = /[IJfijlrt.,'’ -]/
/** Characters that take no room, such as the marks of a preview. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/** "Verano": the word the landing page's type size was designed for. */
const DRAWN_WIDTH = width('Verano')

/** The factor by which a name must be scaled so that its longer word fits the page; at most 1. */
export function nameFit(first: string, second?: string | null): number {
  const longest = Math.max(width(first), width(second ?? ''))
  return Math.min(1, Math.round((DRAWN_WIDTH / longest) * 100) / 100)
}

function width(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (UNSEEN.test(letter)) return 0
  if (WIDE.test(letter)) return 0.85
  if (NARROW.test(letter)) return 0.35
  return letter === letter.toUpperCase() ? 0.72 : 0.5
}
