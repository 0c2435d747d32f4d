import { buildWhenStale } from './lib/build.mjs'
import { runJest } from './lib/jest.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, say } from './lib/say.mjs'

/**
 * npm run check:orders: the long version of the shop checks in npm test. `model` plays 300 runs of 40 random steps
 * and checks the books after each; `faults` sells 500 times while the site is killed ten times and its payment
 * provider loses answers and events. Without an argument both run; they take about twenty minutes.
 */
const words = process.argv.slice(2)
const checks = {
  model: () =>
    runJest(['--selectProjects', 'server', '--', 'orders/model.test'], {
      ORDER_RUNS: process.env.ORDER_RUNS ?? '300',
      ORDER_STEPS: process.env.ORDER_STEPS ?? '40',
    }),
  faults: async () => {
    await buildWhenStale()
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=server',
      '--retries=0',
      'killed-shop',
    ]
    const env = { ...process.env, ORDER_CHECKOUTS: '500', ORDER_KILLS: '10' }
    return (await run(process.execPath, [...args, '--reporter=list'], { env, show: true })).code
  },
}

try {
  process.chdir(root)
  for (const [name, check] of Object.entries(checks)) {
    if (words.length > 0 && !words.includes(name)) continue
    say(`\n› ${name}`)
    if ((await check()) !== 0) process.exitCode = 1
  }
} catch (error) {
  printError(error)
  process.exitCode = 1
}
