import { createRequire } from 'node:module'

/** The object that jest hands to what it loads, which can be changed; the one of an import cannot. */
const hooks = createRequire(import.meta.url)('node:async_hooks')
const made = new Set()
const { AsyncLocalStorage } = hooks
class Counted extends AsyncLocalStorage {
  constructor(...args) {
    super(...args)
    made.add(this)
  }
}
Object.defineProperty(hooks, 'AsyncLocalStorage', { value: Counted })

/**
 * Ends what a test file has made of these. Node (before 24) copies the value of each one in use into every promise,
 * and jest makes two per file and leaves them in use: after eighty files that took a third of the time.
 */
export function endStorages() {
  for (const storage of made) storage.disable()
  made.clear()
}
