import { createHash } from 'node:crypto'
import fs from 'node:fs'

const ownText = fs.readFileSync(new URL(import.meta.url), 'utf8')

/** Replaces a package's file by the module that the worker has already loaded (environment.mjs). */
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

/** False while jest's global setup starts the database, which needs the untransformed packages. */
function hasEnvironment() {
  return 'loadPackage' in globalThis
}
