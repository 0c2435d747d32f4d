import { installDependencies } from './lib/dependencies.mjs'
import { reachDatabase } from './lib/offlineDatabase.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, StartError } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { payloadCommand } from './lib/payloadCommand.mjs'

/** Says whether every audit entry is as it was written; exits with code 1 if one is not: npm run audit:verify. */
let stopDatabase

try {
  process.chdir(root)
  const settings = readSettings()
  await installDependencies({ dev: false })
  stopDatabase = await reachDatabase(settings)
  const args = payloadCommand('run', 'scripts/lib/auditVerify.ts')
  const { code } = await run(process.execPath, args, { show: true })
  // 4: all whole, 3: at least one is not.
  if (code === 3) process.exitCode = 1
  else if (code !== 4) throw new StartError('The audit entries could not be read.')
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  await stopDatabase?.()
}
process.exit()
