import { createHash } from 'node:crypto'
import fs from 'node:fs'

const ownText = fs.readFileSync(new URL(import.meta.url), 'utf8')

/** Puts in the place of a package's file what the worker has loaded of it (environment.mjs). */
export default {
  getCacheKey(source, file, { supportsStaticESM }) {
    const parts = [ownText, source, file, supportsStaticESM, hasEnvironment()]
    return createHash('sha256').update(parts.join('\n')).digest('hex')
  },

  process(source, file, { supportsStaticESM }) {
    if (!hasEnvironment()) return { code: source }
    const loaded = `globalThis.loadPackage(${JSON.stringify(file)})`
    if (!supportsStaticESM) return { code: `module.exports = ${loaded}` }
    const names = Object.keys(globalThis.loadPackage(file)).map((name) => JSON.stringify(name))
    const lines = names.map(
      (name, index) => `const v${index} = loaded[${name}]; export { v${index} as ${name} }`,
    )
    return { code: [`const loaded = ${loaded}`, ...lines].join('\n') }
  },
}

/** Before there is one, jest starts the database, with packages as they are. */
function hasEnvironment() {
  return 'loadPackage' in globalThis
}
