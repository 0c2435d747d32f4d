import { printError, say } from './say.mjs'

/** The shutdown must finish within this time after the signal, in ms. */
const limit = 9500

/**
 * Shuts the process down at SIGTERM or SIGINT: runs `stop` once and exits 0. Further signals are ignored.
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
      printError(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}
