import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
/** These use top-level await, so they cannot be required; the second depends on the first, hence the order. */
const WAITING = ['lexical', '@payloadcms/richtext-lexical']
const waited = new Map()

/** Imports the packages that cannot be required; only the first call takes time. */
export async function loadWaiting() {
  for (const name of WAITING) waited.set(fileURLToPath(import.meta.resolve(name)), await import(name))
}

/** A package's file as Node itself loads it, once per process. */
export function loadPackage(file) {
  return waited.get(file) ?? require(file)
}

/** Each build of this package keeps the zone it found first: after a file that set TZ, times would be wrong. */
export function forgetZone() {
  const name = '@internationalized/date'
  for (const file of [require.resolve(name), fileURLToPath(import.meta.resolve(name))]) {
    require(file).resetLocalTimeZone()
  }
}
