import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readJson, root, writeJson } from './project.mjs'
import { run } from './run.mjs'
import { step, StartError } from './say.mjs'
import { bundleWhenStale, loadServer } from './serverBundle.mjs'

/** What Next builds from; src/server is bundled on its own. */
const sources = [
  'src',
  'scripts/next',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const output = path.join(root, process.env.NEXT_DIST_DIR || '.next')
const stamp = path.join(output, 'sources.json')

/**
 * Builds the site and the server in front of it, each unless it was built from exactly these sources. Needs no
 * database.
 * @param {{ after?: Promise<unknown> }} [options] `after` must succeed first, since a build takes minutes
 */
export async function buildWhenStale({ after } = {}) {
  const server = await bundleWhenStale()
  const site = digestOfSources()
  const wasBuilt = fs.existsSync(path.join(output, 'BUILD_ID'))
  const known = (wasBuilt && readJson(stamp)) || {}
  if (known.digest === site && known.server === server) return
  if (known.digest !== site) {
    await after
    await step('Building the site, which takes about a minute', () => buildSite(wasBuilt))
  }
  const { checkBuild } = await loadServer('checkBuild')
  checkBuild()
  writeJson(stamp, { digest: site, server })
}

async function buildSite(wasBuilt) {
  fs.rmSync(stamp, { force: true })
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Writing it is a quarter of a first build, and most clones build once; later builds then take a third.
    BUILD_CACHE: wasBuilt ? 'on' : 'off',
  }
  const { code, output: text } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env,
  })
  if (code === 0) return
  process.stderr.write(text)
  throw new StartError('The build failed; the reason is above.')
}

/** One hash over the names and contents of everything that goes into a build. */
function digestOfSources() {
  const hash = createHash('sha256').update(process.version)
  for (const file of sources.flatMap(filesIn).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(place) {
  const full = path.join(root, place)
  if (!fs.existsSync(full)) return []
  if (!fs.statSync(full).isDirectory()) return [place]
  const entries = fs.readdirSync(full, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return files
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.startsWith(path.join('src', 'server')))
}
