import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from './lib/embeddedDatabase.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { StartError, printError } from './lib/say.mjs'
import { payloadCommand } from './lib/payloadCommand.mjs'

/**
 * npm run check:numbers: plays a log of visits through the site, and has scripts/check_numbers.py, which shares no code
 * with it, compute the same days from the log. Fails unless every number is the same. Needs Python 3.9 or newer.
 */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-numbers-'))
const file = path.join(dataDir, 'numbers.json')
let database

try {
  process.chdir(root)
  database = await startEmbeddedDatabase(dataDir)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URI: database.uri,
    NUMBERS_FILE: file,
    PAYLOAD_SECRET: 'a secret for this check alone, 32 ch',
    RATE_LIMITS: 'off',
    RUN_JOBS: 'off',
    SECRETS_KEY: 'another one for this check, 32 chars',
    SEED: 'empty',
    TZ: 'America/New_York',
  }
  const args = payloadCommand('run', 'scripts/lib/recordNumbers.ts')
  const { code } = await run(process.execPath, args, { env, show: true })
  if (code !== 0 || !fs.existsSync(file))
    throw new StartError('The log could not be played through the site.')
  process.exitCode = (await run('python3', ['scripts/check_numbers.py', file], { show: true })).code
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  await database?.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
