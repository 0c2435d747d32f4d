import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson, root, writeJson } from './project.mjs'
import { StartError } from './say.mjs'

/** Outside Next's folder, which each of its builds empties. */
const FOLDER = path.join(root, '.server')
const STAMP = path.join(FOLDER, 'sources.json')
/** What a bundle depends on besides the modules in it. */
const MAKING = ['scripts/lib/serverBundle.mjs', 'package-lock.json', 'tsconfig.json']

/**
 * Bundles src/server, unless it is bundled from exactly these sources.
 * @returns {Promise<string>} the digest of its sources
 */
export async function bundleWhenStale() {
  const known = readJson(STAMP)
  if (known && digestOf(known.files) === known.digest) return known.digest
  const files = [...MAKING, ...(await bundle(FOLDER))]
  const digest = digestOf(files)
  writeJson(STAMP, { digest, files })
  return digest
}

/**
 * Writes a bundle of each entry of src/server into a folder of the project. Packages and scripts/ stay outside: the
 * processes that load a bundle have their own copies, and one StartError.
 * @param {string} folder
 * @returns {Promise<string[]>} the files that it was made of
 */
export async function bundle(folder) {
  const { build, stop } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/server/httpServer.ts', 'src/server/checkBuild.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [{ name: 'scripts', setup: keepScriptsOutside }],
    metafile: true,
    logLevel: 'warning',
  })
    .catch(() => {
      throw new StartError('src/server could not be bundled; the reason is printed above.')
    })
    .finally(() => void stop())
  return Object.keys(metafile.inputs).toSorted()

  function keepScriptsOutside({ onResolve }) {
    onResolve({ filter: /\/scripts\// }, ({ path: name, resolveDir }) => {
      const to = path.relative(folder, path.resolve(resolveDir, name))
      return { path: to.split(path.sep).join('/'), external: true }
    })
  }
}

/**
 * An entry of src/server. Throws a StartError when it is not built.
 * @param {'httpServer' | 'checkBuild'} name
 */
export async function loadServer(name) {
  const file = path.join(FOLDER, `${name}.mjs`)
  if (!fs.existsSync(file)) throw new StartError('The site is not built. Run "npm run build" first.')
  return await import(pathToFileURL(file).href)
}

/** Undefined when one of the files is gone. */
function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    if (!fs.existsSync(path.join(root, file))) return undefined
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
