/** This many second tries fail a run: a busy machine no longer explains them. */
const TOO_MANY = 3

/** The tests of a jest report (--json) that failed, and those that passed only on a retry. */
export function troubleOfJest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = tests.filter(({ status }) => status === 'failed')
  const secondTries = tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1)
  return { failures: fullNames(failures), secondTries: fullNames(secondTries) }
}

function fullNames(tests) {
  return tests.map(({ fullName }) => fullName)
}

/** The same of a Playwright report (--reporter=json). */
export function troubleOfPlaywright({ suites }) {
  return { failures: namesOf(suites, 'unexpected'), secondTries: namesOf(suites, 'flaky') }
}

/** The file's own suite is named by its path, the ones in it by their titles. */
function namesOf(suites, wanted, above = []) {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...above, title]
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
    return [...own.map((spec) => [...path, spec.title].join(' › ')), ...namesOf(inner, wanted, path)]
  })
}

/**
 * The line about second tries that a run prints before its last line, and whether they fail the run.
 * @param {string[]} names
 * @returns {{ line: string | undefined, areTooMany: boolean }} no line when there were none
 */
export function judgeSecondTries(names) {
  const areTooMany = names.length >= TOO_MANY
  const why = areTooMany ? ` (${names.length} tests; ${TOO_MANY} or more fail the run)` : ''
  return {
    line: names.length > 0 ? `needed a second try${why}: ${names.join('; ')}` : undefined,
    areTooMany,
  }
}
