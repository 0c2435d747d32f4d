import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; relative paths in scripts and settings start here. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The parsed JSON file, or undefined when it is missing or not JSON.
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a JSON file atomically. */
export function writeJson(file, value, mode = 0o644) {
  const draft = `${file}.${process.pid}.new`
  fs.writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode })
  fs.renameSync(draft, file)
}
