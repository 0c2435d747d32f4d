/** What any name may hold beside letters: digits, spaces and the signs of a keyboard. */
const SIGNS = ' -@[-`{-~'

/**
 * Lower-case letters that look like no others: of Latin those of European languages (no dotless i, no phonetic signs);
 * Cyrillic and Greek ones with at least one letter that no Latin one resembles.
 */
const PARTLY_ALIKE = [
  new RegExp(`^[${SIGNS}a-zß-öø-ÿā-İĲ-ķĹ-ňŊ-ž]+$`, 'u'),
  new RegExp(`^(?=.*[бджйлфцщъыэюя])[${SIGNS}а-џґ]+$`, 'u'),
  new RegExp(`^(?=.*[δζθλξπφψ])[${SIGNS}ά-ώ]+$`, 'u'),
]

/** Scripts that are not mistaken for Latin ones; those in one row are written together. */
const UNLIKE = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Arabic'],
  ['Hebrew'],
  ['Devanagari'],
  ['Bengali'],
  ['Tamil'],
  ['Telugu'],
  ['Thai'],
  ['Georgian'],
].map((scripts) => {
  const oneOf = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('|')
  return new RegExp(`^(?:[${SIGNS}]|(?=${oneOf})[\\p{L}\\p{M}])+$`, 'u')
})

/**
 * Whether the letters of a normalised name are all of one alphabet, so that no name passes for another one by letters
 * that look the same (a Cyrillic "а" in "admin").
 */
export function isOfOneAlphabet(name: string): boolean {
  return [...PARTLY_ALIKE, ...UNLIKE].some((alphabet) => alphabet.test(name))
}
