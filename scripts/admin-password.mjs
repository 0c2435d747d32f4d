import { installDependencies } from './lib/dependencies.mjs'
import { reachDatabase } from './lib/offlineDatabase.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, say, StartError } from './lib/say.mjs'
import { readSettings } from './lib/settings.mjs'
import { payloadCommand } from './lib/payloadCommand.mjs'

/**
 * Sets a new random password for a user who lost theirs, ends their sessions, and prints the password once:
 * npm run admin:password -- USER. Works while the site is running; starts the embedded database when none is running.
 */
const [username] = process.argv.slice(2)
let stopDatabase = async () => {}

try {
  process.chdir(root)
  if (!username) throw new StartError('Whose password? npm run admin:password -- USER')
  const settings = readSettings()
  await installDependencies({ dev: false })
  stopDatabase = await reachDatabase(settings)
  const { requireKnownData } = await import('./lib/knownData.mjs')
  await requireKnownData(process.env.DATABASE_URI)
  const { randomPassword } = await import('./lib/firstAdmin.mjs')
  const password = randomPassword()
  await setPassword(password)
  say(`New password of ${username}: ${password}`)
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  await stopDatabase()
}
process.exit()

async function setPassword(password) {
  const env = { ...process.env, NAME: username, NEW_PASSWORD: password }
  const args = payloadCommand('run', 'scripts/lib/setPassword.ts')
  const { code, output } = await run(process.execPath, args, { env })
  if (code === 3) throw new StartError(`There is no user "${username}".`)
  if (code === 4) return
  process.stderr.write(output)
  throw new StartError('The password could not be set; the reason is above.')
}
