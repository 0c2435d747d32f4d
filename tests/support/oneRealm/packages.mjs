import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
/** These wait while they load, so that they cannot be required; the first one before the other, which waits for it. */
const WAITING = ['lexical', '@payloadcms/richtext-lexical']
const waited = new Map()

/** Loads what cannot be required; after the first time it takes no time. */
export async function loadWaiting() {
  for (const name of WAITING) waited.set(fileURLToPath(import.meta.resolve(name)), await import(name))
}

/** A package's file as Node itself loads it, once per process. */
export function loadPackage(file) {
  return waited.get(file) ?? require(file)
}
