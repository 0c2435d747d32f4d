/** Characters that any name may contain besides letters: digits, spaces and keyboard punctuation. */
const SIGNS = ' -@[-`{-~'

/**
 * Alphabets that share look-alike letters, in lower case: Latin as languages of Europe, Asia and Africa write it (no
 * phonetic signs); Cyrillic, Greek and Armenian only with at least one letter that resembles no Latin one.
 */
const PARTLY_ALIKE = [
  new RegExp(`^[${SIGNS}a-zß-öø-ÿā-ķĹ-ňŊ-žǎǐǒǔǧǩơưșțəƙɓɗḁ-ỹ]+$`, 'u'),
  new RegExp(`^(?=.*[бджйлфцщъыэюя])[${SIGNS}а-џґ]+$`, 'u'),
  new RegExp(`^(?=.*[δζθλξπφψ])[${SIGNS}ά-ώ]+$`, 'u'),
  new RegExp(`^(?=.*[բդեէըթժլխծկձղճմնշչպռվտրփքֆև])[${SIGNS}ա-և]+$`, 'u'),
]

/** Scripts that cannot be mistaken for Latin; those in one row may be mixed. */
const UNLIKE = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Arabic'],
  ['Hebrew'],
  ['Devanagari'],
  ['Bengali'],
  ['Gujarati'],
  ['Gurmukhi'],
  ['Oriya'],
  ['Sinhala'],
  ['Kannada'],
  ['Malayalam'],
  ['Khmer'],
  ['Lao'],
  ['Myanmar'],
  ['Tibetan'],
  ['Ethiopic'],
  ['Thaana'],
  ['Tamil'],
  ['Telugu'],
  ['Thai'],
  ['Georgian'],
].map((scripts) => {
  const oneOf = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('|')
  return new RegExp(`^(?:[${SIGNS}]|(?=${oneOf})[\\p{L}\\p{M}])+$`, 'u')
})

/**
 * Whether all letters of a normalised name belong to one alphabet, so that look-alike letters (a Cyrillic "а" in
 * "admin") cannot imitate another name.
 */
export function isOfOneAlphabet(name: string): boolean {
  return [...PARTLY_ALIKE, ...UNLIKE].some((alphabet) => alphabet.test(name))
}

/** The name that a name with a dotless i passes for; null without one. Turkish needs that letter. */
export function dottedName(name: string): string | null {
  return name.includes('ı') ? name.replaceAll('ı', 'i') : null
}
