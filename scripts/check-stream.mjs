import { buildWhenStale } from './lib/build.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError } from './lib/say.mjs'

/**
 * npm run check:stream: the long version of the stream check in npm test. 1,000 pages listen for five minutes; it
 * prints how late news comes, and the processor time and memory that listening takes.
 */
try {
  process.chdir(root)
  await buildWhenStale()
  const env = {
    ...process.env,
    STREAM_CLIENTS: process.env.STREAM_CLIENTS ?? '1000',
    STREAM_SECONDS: process.env.STREAM_SECONDS ?? '300',
  }
  const options = ['test', '--project=server', '--retries=0', 'open-streams', '--reporter=list']
  const args = ['node_modules/@playwright/test/cli.js', ...options]
  process.exitCode = (await run(process.execPath, args, { env, show: true })).code
} catch (error) {
  printError(error)
  process.exitCode = 1
}
