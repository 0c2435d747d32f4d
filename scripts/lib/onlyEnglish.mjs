const LANGUAGE = /[a-z]{2}-[A-Z]{2}/

/**
 * A loader of the bundler (next.config.mjs) for react-aria's lists of its texts, which name a language a line: only the
 * one that is shown stays.
 * @param {string} list
 */
export default function onlyEnglish(list) {
  return list
    .split('\n')
    .filter((line) => !LANGUAGE.test(line) || line.includes('en-US'))
    .join('\n')
}
