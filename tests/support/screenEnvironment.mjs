import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-jsdom'
import { endStorages } from './oneRealm/storages.mjs'

const require = createRequire(import.meta.url)

/** The elements that a browser's default stylesheet hides: all that queries by role or name need from it. */
const HIDDEN = `
  head, link, meta, script, style, title, area, datalist, noframes, param, template, rp,
  input[type=hidden], dialog:not([open]), [hidden] { display: none }
`
// jsdom matches every rule of its default stylesheet against every queried element: a quarter of a screen's test.
const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet')
require(sheet)
require.cache[sheet].exports = HIDDEN

// For the same reason, keep only those of our own rules that hide something.
const cssom = createRequire(sheet)('rrweb-cssom')
const { parse } = cssom
cssom.parse = (text) => {
  const parsed = parse(text)
  parsed.cssRules = parsed.cssRules.filter(hides)
  return parsed
}

function hides({ cssRules, style }) {
  return cssRules ? cssRules.some(hides) : style?.display === 'none' || Boolean(style?.visibility)
}

/** Jest's environment for components, plus a cleanup of what a test file would leave behind in its worker. */
export default class ScreenEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endStorages()
  }
}
