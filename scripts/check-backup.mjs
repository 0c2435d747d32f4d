import { runJest } from './lib/jest.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, say } from './lib/say.mjs'

/**
 * npm run check:backup: the long version of the backup checks in npm test. A backup is taken while at least 400 orders
 * are placed; then backups and restores are killed five times each, while they write, load and exchange.
 */
try {
  process.chdir(root)
  say('\n› under load')
  const underLoad = ['--selectProjects', 'server', '--', 'backup/backup.test']
  const codes = [await runJest(underLoad, { BACKUP_ORDERS: process.env.BACKUP_ORDERS ?? '400' })]
  say('\n› killed')
  const killed = ['test', '--project=server', '--retries=0', 'killed-backup', '--reporter=list']
  const env = { ...process.env, BACKUP_KILLS: process.env.BACKUP_KILLS ?? '5' }
  const args = ['node_modules/@playwright/test/cli.js', ...killed]
  codes.push((await run(process.execPath, args, { env, show: true })).code)
  if (codes.some((code) => code !== 0)) process.exitCode = 1
} catch (error) {
  printError(error)
  process.exitCode = 1
}
