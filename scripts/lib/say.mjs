/** An expected failure: its message is one line that says what to do. */
export class StartError extends Error {
  name = 'StartError'
}

/**
 * Goes on when whoever read the output has gone, as `npm start | head` does. Unheard, such an error would be thrown,
 * and reporting it is another one: a server would do nothing else any more.
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
 * Prints what is being done, every 20 seconds that it is still running, and how long it took.
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

/** Seconds since a moment in milliseconds, for people: "0.4 s", "12 s", "2 min 5 s". */
export function elapsed(since, now = Date.now()) {
  const seconds = (now - since) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 120) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Reports a failure: an expected one as its one line, any other with its stack. */
export function complain(error) {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n✖ ${text}\n`)
}
