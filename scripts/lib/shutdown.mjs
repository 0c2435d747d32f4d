import { complain, say } from './say.mjs'

/** What must have ended, at the latest, this long after the signal, in ms. */
const limit = 9500

/**
 * Ends the process in order at SIGTERM or SIGINT: runs `stop` once and exits 0. Further signals change nothing.
 * @param {() => Promise<void>} stop
 */
export function stopOnSignal(stop) {
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), limit).unref()
    try {
      await stop()
      say('Stopped.')
      process.exit(0)
    } catch (error) {
      complain(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}
