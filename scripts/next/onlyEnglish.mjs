const LANGUAGE = /[a-z]{2}-[A-Z]{2}/

/**
 * A bundler loader (next.config.mjs) for react-aria's lists of texts, which have one language per line: keeps only the
 * language that the site uses.
 * @param {string} list
 */
export default function onlyEnglish(list) {
  return list
    .split('\n')
    .filter((line) => !LANGUAGE.test(line) || line.includes('en-US'))
    .join('\n')
}
