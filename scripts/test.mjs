import { installDependencies } from './lib/dependencies.mjs'
import { root } from './lib/project.mjs'
import { endRunning } from './lib/run.mjs'
import { complain, elapsed, say } from './lib/say.mjs'

/**
 * Runs every check in order and continues after a failure. `--verify` adds format and dead code. Names of checks
 * (types, lint, jest, build, browser, server …) run only those; other words select test files:
 * `npm test -- browser shop`. Ends with "N passed, N failed", and exits with a code other than 0 when anything
 * failed.
 */
const startedAt = Date.now()
const words = process.argv.slice(2).filter((word) => word !== '--verify')
const isVerifying = process.argv.includes('--verify')
const total = { passed: 0, failed: 0 }

try {
  process.chdir(root)
  process.on('SIGINT', () => quit(130))
  process.on('SIGTERM', () => quit(143))
  await installDependencies()
  const { checks } = await import('./lib/checks.mjs')
  const named = checks.filter(({ name }) => words.includes(name))
  const filters = words.filter((word) => !checks.some(({ name }) => name === word))
  const chosen = named.length > 0 ? named : checks.filter(isUsual)
  for (const check of chosen) await perform(check, filters)
} catch (error) {
  complain(error)
  total.failed += 1
}
say(`\nall of it in ${elapsed(startedAt)}`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** Dead code and format belong to `--verify`; pictures are drawn only on request. */
function isUsual({ onlyVerify, onlyNamed }) {
  return !onlyNamed && (!onlyVerify || isVerifying)
}

async function perform({ name, title, run }, filters) {
  const since = Date.now()
  say(`\n› ${title}`)
  try {
    const { passed, failed } = await run(filters)
    total.passed += passed
    total.failed += failed
    say(`  ${name}: ${passed} passed, ${failed} failed in ${elapsed(since)}`)
  } catch (error) {
    complain(error)
    total.failed += 1
    say(`  ${name}: failed in ${elapsed(since)}`)
  }
}

function quit(code) {
  endRunning()
  process.exit(code)
}
