import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['src', 'scripts', 'tests']
const CODE = /\.(ts|tsx|mjs|css)$/
const GENERATED = /payload-types\.ts$|importMap\.js$/

/**
 * The project's own code, as it is in the working tree.
 * @returns {{ file: string, text: string }[]}
 */
export function readSources() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.posix.join(folder, String(file))),
  )
  return [...inFolders, ...readdirSync('.')]
    .filter((file) => CODE.test(file) && !GENERATED.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
