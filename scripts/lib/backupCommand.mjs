import path from 'node:path'
import { installDependencies } from './dependencies.mjs'
import { reachDatabase } from './offlineDatabase.mjs'
import { root } from './project.mjs'
import { endRunning, run } from './run.mjs'
import { printError, StartError, surviveClosedOutput } from './say.mjs'
import { readSettings } from './settings.mjs'
import { payloadCommand } from './payloadCommand.mjs'

/**
 * Runs a command about backups in scripts/lib/backup.ts, on the site's database, and ends the process.
 * @param {{
 *   words: string[], options: string[], usage: string, makes?: boolean,
 *   task: (options: Set<string>) => object,
 *   before?: (settings: { isEmbedded: boolean, dataDir: string }) => Promise<void>
 * }} command the arguments; the options there are; the line for any others; whether the database may be new
 */
export async function runBackupCommand({ words, options, usage, makes, task, before }) {
  let stop
  try {
    surviveClosedOutput()
    process.chdir(root)
    const given = new Set(words.filter((word) => word.startsWith('--')))
    const [file, ...others] = words.filter((word) => !word.startsWith('--'))
    const unknown = [...given].filter((word) => !options.includes(word))
    if (!file || others.length > 0 || unknown.length > 0) throw new StartError(usage)
    const settings = readSettings()
    await installDependencies({ dev: false })
    await before?.(settings)
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void endRunning())
    stop = await reachDatabase({ ...settings, makes })
    const from = process.env.INIT_CWD ?? root
    await perform({ ...task(given), file: path.resolve(from, file), ...settings })
  } catch (error) {
    printError(error)
    process.exitCode = 1
  } finally {
    await stop?.()
  }
  process.exit()
}

async function perform(task) {
  const env = { ...process.env, BACKUP_TASK: JSON.stringify(task) }
  const args = payloadCommand('run', 'scripts/lib/backup.ts')
  const { code } = await run(process.execPath, args, { env, show: true })
  // 4: done. Anything else has said what is wrong.
  if (code !== 4) process.exitCode = 1
}
