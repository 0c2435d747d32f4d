import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The first line of a script that tells Chromium to compile all of it while it downloads, off the main thread
 * (V8: "explicit compile hints"); to other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts the hint on the scripts that every page runs immediately: React and Next's router. Without it they are compiled
 * function by function while the page waits for its first event handlers. Throws when Next does not list them.
 * @param {string} output Next's build folder
 */
export async function hintEagerCompile(output) {
  const { rootMainFiles = [] } = JSON.parse(await readFile(path.join(output, 'build-manifest.json'), 'utf8'))
  if (rootMainFiles.length === 0) {
    throw new Error('scripts/next/compileHints.mjs: Next’s build-manifest.json lists no rootMainFiles.')
  }
  for (const name of rootMainFiles) {
    const file = path.join(output, name)
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
  }
}
