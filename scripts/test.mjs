import { installDependencies } from './lib/dependencies.mjs'
import { root } from './lib/project.mjs'
import { endRunning } from './lib/run.mjs'
import { printError, elapsed, say } from './lib/say.mjs'
import { judgeSecondTries } from './lib/testReports.mjs'

/**
 * Runs every check and continues after a failure, so that one run shows them all. `--verify` adds format and
 * dead code, `--bench` a short benchmark; names of checks (types, lint, jest, build, browser, server …) run only those,
 * and other words filter test files: npm test -- browser shop.
 * Ends with the duration of each part, the names of tests that passed only on a retry and of those that failed, if
 * any, and the line "N passed, N failed"; the exit code is not 0 when anything failed.
 */
const startedAt = Date.now()
/** Each adds the checks that name it (scripts/lib/checks.mjs, onlyWith). */
const OPTIONS = ['--verify', '--bench']
const options = process.argv.slice(2).filter((word) => OPTIONS.includes(word))
const words = process.argv.slice(2).filter((word) => !OPTIONS.includes(word))
const total = { passed: 0, failed: 0 }
const secondTries = []
const failures = []
/** The result of each part, printed together at the end. */
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
  printError(error)
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

/** Some checks need an option; pictures are taken only when named. */
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
    printError(error)
    total.failed += 1
    conclude(name, `failed in ${elapsed(since)}`)
  }
}

function conclude(name, result) {
  results.push(`  ${name.padEnd(8)} ${result}`)
  say(`  ${name}: ${result}`)
}

/** Playwright stops its sites only on SIGINT; wait for them, because their folder is removed with this process. */
async function quit(code) {
  await endRunning('SIGINT')
  process.exit(code)
}
