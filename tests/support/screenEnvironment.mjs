import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-jsdom'
import { endStorages } from './oneRealm/storages.mjs'

const require = createRequire(import.meta.url)

/** What a browser's own sheet hides: all of it that a query by role or name asks for. */
const HIDDEN = `
  head, link, meta, script, style, title, area, datalist, noframes, param, template, rp,
  input[type=hidden], dialog:not([open]), [hidden] { display: none }
`
// Each rule of jsdom's own sheet is tried on each element that is looked at: a quarter of a screen's test.
const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet')
require(sheet)
require.cache[sheet].exports = HIDDEN

// For the same reason only those of our own rules stay that hide something.
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

/** What jest has for components, with an end to what a test file would leave behind in its worker. */
export default class ScreenEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endStorages()
  }
}
