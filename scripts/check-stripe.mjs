import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { runJest } from './lib/jest.mjs'
import { freePort } from './lib/ports.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, StartError, step } from './lib/say.mjs'

/**
 * npm run check:stripe: sends each request that the site makes to Stripe to stripe-mock, which knows every parameter of
 * Stripe's API. It is not part of npm test, because it needs Go; the program is kept in .cache/stripe-mock.
 */
const MOCK = 'github.com/stripe/stripe-mock@v0.203.0'
let mock

try {
  process.chdir(root)
  const program = await findMock()
  const port = await freePort()
  // Without -https-addr it listens for https on every interface.
  const args = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0']
  mock = spawn(program, args, { stdio: 'ignore' })
  process.exitCode = await runTests(`http://127.0.0.1:${port}`)
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  mock?.kill('SIGTERM')
}

/** The path of stripe-mock: on PATH, else built into the project's own cache folder. */
async function findMock() {
  if ((await run('stripe-mock', ['-version'])).code === 0) return 'stripe-mock'
  const folder = path.join(root, '.cache/stripe-mock')
  const program = path.join(folder, 'stripe-mock')
  if (fs.existsSync(program)) return program
  await step(`Building ${MOCK}`, async () => {
    const { code, output } = await run('go', ['install', MOCK], { env: { ...process.env, GOBIN: folder } })
    if (code !== 0) throw new StartError(`go install ${MOCK} failed; Go is at https://go.dev.\n${output}`)
  })
  return program
}

function runTests(url) {
  return runJest(['--selectProjects', 'stripe'], {
    STRIPE_MOCK: url,
    STRIPE_API_BASE: url,
    STRIPE_SECRET_KEY: 'sk_test_mock',
    SECRETS_KEY: 'only for this check, 32 characters',
  })
}
