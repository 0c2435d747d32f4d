import { runJest } from './lib/jest.mjs'
import { root } from './lib/project.mjs'
import { printError } from './lib/say.mjs'

/**
 * npm run check:letters: the long version of a check in npm test. A letter to 10,000 people, while processes are killed
 * and the mail server takes letters without an answer; prints how many people it reached, duplicates, doubtful ones and
 * letters per second. LETTER_PEOPLE and LETTER_SEEDS change the size; two seeds take about two minutes.
 */
try {
  process.chdir(root)
  process.exitCode = await runJest(['--selectProjects', 'server', '--', 'letters/faults.test'], {
    LETTER_PEOPLE: process.env.LETTER_PEOPLE ?? '10000',
    LETTER_SEEDS: process.env.LETTER_SEEDS ?? '2',
  })
} catch (error) {
  printError(error)
  process.exitCode = 1
}
