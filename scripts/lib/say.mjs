/** An expected failure: its message is one line that says what to do. */
export class StartError extends Error {
  name = 'StartError'
}

/**
 * Ignores EPIPE when the reader of the output has gone, as in `npm start | head`. Without a listener the error would be
 * thrown, and reporting it would cause the next one: a server would be stuck in that loop.
 */
export function surviveClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/**
 * Prints the title, every 20 seconds that the work is still running, and at the end how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = Date.now()
  say(`› ${title}`)
  const stillRunning = setInterval(() => say(`  … still at it (${elapsed(startedAt)})`), 20_000)
  try {
    const result = await work()
    say(`  done in ${elapsed(startedAt)}`)
    return result
  } finally {
    clearInterval(stillRunning)
  }
}

/** Time since a timestamp in milliseconds, for display: "0.4 s", "12 s", "2 min 5 s". */
export function elapsed(since, now = Date.now()) {
  const seconds = (now - since) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 120) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Reports a failure: an expected one as its one line, any other with its stack. */
export function printError(error) {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n✖ ${text}\n`)
}
