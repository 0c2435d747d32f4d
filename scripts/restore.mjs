import { runBackupCommand } from './lib/backupCommand.mjs'
import { refuseSecondInstance } from './lib/instance.mjs'

/** Puts a backup in the place of the site's data while the site is stopped: npm run restore -- FILE [--replace]. */
await runBackupCommand({
  words: process.argv.slice(2),
  options: ['--replace'],
  usage: 'Which one? npm run restore -- FILE [--replace]',
  makes: true,
  before: ({ isEmbedded, dataDir }) => (isEmbedded ? refuseSecondInstance(dataDir) : Promise.resolve()),
  task: (given) => ({ action: 'restore', replaces: given.has('--replace') }),
})
