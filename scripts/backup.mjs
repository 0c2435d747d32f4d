import { runBackupCommand } from './lib/backupCommand.mjs'

/**
 * Takes a backup of the site, also while it is running, or checks that one can be restored:
 * npm run backup -- FILE [--with-files] [--with-secrets], npm run backup -- --verify FILE.
 */
await runBackupCommand({
  words: process.argv.slice(2),
  options: ['--verify', '--with-files', '--with-secrets'],
  usage:
    'Where to? npm run backup -- FILE [--with-files] [--with-secrets]; to check one: npm run backup -- --verify FILE',
  task: (given) => ({
    action: given.has('--verify') ? 'verify' : 'back up',
    hasFiles: given.has('--with-files'),
    hasSecrets: given.has('--with-secrets'),
  }),
})
