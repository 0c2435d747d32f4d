const lastOf = new Map<string, Promise<unknown>>()

/** Does the work of one key one after another within this process; passes its result or failure on. */
export async function inTurn<TResult>(key: string, work: () => Promise<TResult>): Promise<TResult> {
  const result = (lastOf.get(key) ?? Promise.resolve()).then(work)
  const done = result.then(
    () => undefined,
    () => undefined,
  )
  lastOf.set(key, done)
  try {
    return await result
  } finally {
    if (lastOf.get(key) === done) lastOf.delete(key)
  }
}
