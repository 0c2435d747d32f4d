import { makeDemo, startDataset } from './bench/dataset.mjs'
import { deletionRow } from './bench/deletion.mjs'
import { fillMid } from './bench/fillGrowth.mjs'
import { buildWhenStale } from './lib/build.mjs'
import { root } from './lib/project.mjs'
import { printError, say } from './lib/say.mjs'
import { stopOnSignal } from './lib/shutdown.mjs'

/**
 * npm run check:deletion: deletes a creator who has as much of everything as is allowed, and kills the process twice
 * while it erases. Measures how soon the call answers, how long the rest takes, and that nothing is left. Takes some
 * minutes; npm test has the same on a few records (collections/account/eraseAccount.test.ts).
 */
const toStop = []
const stopAll = async () => {
  for (const stop of toStop.splice(0).toReversed()) await stop()
}

try {
  stopOnSignal(stopAll)
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  await buildWhenStale()
  const demo = await makeDemo(toStop)
  await deletionRow({
    ...(await startDataset(fillMid, { demo, toStop })),
    tell: (name, text, bar, isMet) => {
      say(`${isMet ? '✓' : '✗'} ${name}: ${text}; bar ${bar}`)
      if (!isMet) process.exitCode = 1
    },
  })
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  await stopAll()
}
