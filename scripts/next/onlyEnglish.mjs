import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** react-aria ships its texts in 34 languages; the unused ones were a third of some screens' scripts. */
export const LISTS_OF_TEXTS = /\/react-[\w-]+\/dist\/private\/(?:.+\/)?intlStrings\.mjs$/
const LANGUAGE = /[a-z]{2}-[A-Z]{2}/
const ENGLISH = 'en-US'
/** In each list, and in nothing else that is sent to browsers. */
const UNUSED = 'bg-BG'

/**
 * A bundler loader (next.config.mjs) for react-aria's lists of texts, which have one language per line: keeps only the
 * language that the site uses. Throws when a list has another form.
 * @param {string} list
 */
export default function onlyEnglish(list) {
  const lines = list.split('\n')
  const kept = lines.filter((line) => !LANGUAGE.test(line) || line.includes(ENGLISH))
  if (!kept.some((line) => line.includes(ENGLISH)) || !lines.some((line) => line.includes(UNUSED))) {
    throw new Error(
      'scripts/next/onlyEnglish.mjs: a list of react-aria’s texts has no line for each language.',
    )
  }
  return kept.join('\n')
}

/**
 * Throws when scripts for browsers have texts in other languages, because the loader was not used.
 * @param {string} output Next's build folder
 */
export async function requireOnlyEnglish(output) {
  const folder = path.join(output, 'static/chunks')
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const script = await readFile(path.join(folder, name), 'utf8')
    if (script.includes(UNUSED)) {
      throw new Error(`scripts/next/onlyEnglish.mjs: ${name} has react-aria’s texts in all languages.`)
    }
  }
}
