import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runJest } from './lib/jest.mjs'
import { freePort } from './lib/ports.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, StartError, step } from './lib/say.mjs'

/**
 * npm run check:s3: tests uploads and whole backups against an S3-compatible store, moto_server from PyPI. It is not
 * part of npm test, because it takes 300 MB of Python packages; they are kept in .cache/moto.
 */
const MOTO = 'moto[server]==5.2.5'
const BUCKET = 'isla-verano'
let store

try {
  process.chdir(root)
  const program = await findMoto()
  const endpoint = `http://127.0.0.1:${await freePort()}`
  store = spawn(program, ['-H', '127.0.0.1', '-p', new URL(endpoint).port], { stdio: 'ignore' })
  await createBucket(endpoint)
  process.exitCode = await runTests(endpoint)
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  store?.kill('SIGTERM')
}

/** The path of moto_server: on PATH, else from the project's own virtual environment. */
async function findMoto() {
  if ((await run('moto_server', ['--version'])).code === 0) return 'moto_server'
  const folder = path.join(root, '.cache/moto')
  const program = path.join(folder, 'bin/moto_server')
  if (fs.existsSync(program)) return program
  await step(`Installing ${MOTO}`, async () => {
    for (const [command, ...args] of [
      ['python3', '-m', 'venv', folder],
      [path.join(folder, 'bin/pip'), 'install', '--quiet', MOTO],
    ]) {
      const { code, output } = await run(command, args)
      if (code !== 0) throw new StartError(`${command} ${args.join(' ')} failed:\n${output}`)
    }
  })
  return program
}

async function createBucket(endpoint) {
  for (let tries = 0; tries < 300; tries++) {
    const isMade = await fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isMade) return
    await pause(100)
  }
  throw new StartError('moto_server does not answer.')
}

async function runTests(endpoint) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-s3-'))
  // One after the other: they share the bucket.
  const args = ['--runInBand', '--selectProjects', 's3', '--', ...process.argv.slice(2)]
  const code = await runJest(args, {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'only-for-this',
    S3_SECRET_ACCESS_KEY: 'only-for-this',
  })
  fs.rmSync(folder, { recursive: true, force: true })
  return code
}
