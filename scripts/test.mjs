import { installDependencies } from './lib/dependencies.mjs'
import { root } from './lib/project.mjs'
import { endRunning } from './lib/run.mjs'
import { complain, elapsed, say } from './lib/say.mjs'
import { judgeSecondTries } from './lib/testReports.mjs'

/**
 * Runs every check in order and goes on after a failure, so that all of them are seen. `--verify` adds format and
 * dead code, `--bench` a short benchmark; names of checks (types, lint, jest, build, browser, server …) run only those,
 * and further words choose test files: npm test -- browser shop.
 * Ends with what each part took and the line "N passed, N failed", after ones that name the tests that passed at a
 * second try only and those that failed, should there be any; the exit code is not 0 when anything failed.
 */
const startedAt = Date.now()
/** Each adds the checks that name it (scripts/lib/checks.mjs, onlyWith). */
const OPTIONS = ['--verify', '--bench']
const options = process.argv.slice(2).filter((word) => OPTIONS.includes(word))
const words = process.argv.slice(2).filter((word) => !OPTIONS.includes(word))
const total = { passed: 0, failed: 0 }
const secondTries = []
const failures = []
/** What each part came to, printed together at the end. */
const results = []

try {
  process.chdir(root)
  process.on('SIGINT', () => void quit(130))
  process.on('SIGTERM', () => void quit(143))
  await installDependencies()
  const { checks } = await import('./lib/checks.mjs')
  const named = checks.filter(({ name }) => words.includes(name))
  const filters = words.filter((word) => !checks.some(({ name }) => name === word))
  const chosen = named.length > 0 ? named : checks.filter(isUsual)
  await Promise.all(chosen.filter(({ isAtOnce }) => isAtOnce).map((check) => perform(check, filters)))
  for (const check of chosen.filter(({ isAtOnce }) => !isAtOnce)) await perform(check, filters)
} catch (error) {
  complain(error)
  total.failed += 1
}
const { line, areTooMany } = judgeSecondTries(secondTries)
if (areTooMany) total.failed += 1
say()
for (const result of results) say(result)
say(`all of it in ${elapsed(startedAt)}`)
if (line) say(line)
if (failures.length > 0) say(`failed: ${failures.join('; ')}`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** Some belong to an option; pictures are drawn only on request. */
function isUsual({ onlyWith, onlyNamed }) {
  return !onlyNamed && (!onlyWith || options.includes(onlyWith))
}

async function perform({ name, title, run }, filters) {
  const since = Date.now()
  say(`\n› ${title}`)
  try {
    const { passed, failed, ...trouble } = await run(filters)
    total.passed += passed
    total.failed += failed
    secondTries.push(...(trouble.secondTries ?? []))
    failures.push(...(trouble.failures ?? []))
    conclude(name, `${passed} passed, ${failed} failed in ${elapsed(since)}`)
  } catch (error) {
    complain(error)
    total.failed += 1
    conclude(name, `failed in ${elapsed(since)}`)
  }
}

function conclude(name, result) {
  results.push(`  ${name.padEnd(8)} ${result}`)
  say(`  ${name}: ${result}`)
}

/** Playwright ends the sites it started at SIGINT only; their folder goes with this process, so they end first. */
async function quit(code) {
  await endRunning('SIGINT')
  process.exit(code)
}
