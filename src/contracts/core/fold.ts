/** Letters that are not made of a base letter and a mark, in lower case. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Latin, Greek and Cyrillic accents, Hebrew and Arabic vowel points, for a character class. The marks of other scripts
 * are letters: without them, words differ.
 */
export const ACCENTS = '\u0300-\u036f\u0591-\u05c7\u064b-\u065f'
const ACCENT = new RegExp(`[${ACCENTS}]`, 'g')

/**
 * A text as every search compares it: "Núñez", composed or not, and "NUNEZ" are "nunez", "Straße" is "strasse"
 * (docs/behaviour.md, 2.12). On the server, `foldedPattern` finds the same.
 */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(ACCENT, '').normalize('NFC')
  return plain.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}
