import { runJest } from './lib/jest.mjs'
import { root } from './lib/project.mjs'
import { printError } from './lib/say.mjs'

/**
 * npm run check:letters: the long version of a check in npm test. A letter to 10,000 people, while processes are
 * killed, the mail server takes letters without an answer, a process is stopped for more than two minutes, and the
 * database is killed; prints of each how many people it reached, duplicates, doubtful ones and letters per second.
 * LETTER_PEOPLE and LETTER_SEEDS change the size. The results are in docs/letters-proof.md.
 */
try {
  process.chdir(root)
  process.exitCode = await runJest(
    ['--selectProjects', 'server', '--', 'letters/faults.test', 'letters/databaseFaults.test'],
    {
      LETTER_PEOPLE: process.env.LETTER_PEOPLE ?? '10000',
      LETTER_SEEDS: process.env.LETTER_SEEDS ?? '2',
    },
  )
} catch (error) {
  printError(error)
  process.exitCode = 1
}
