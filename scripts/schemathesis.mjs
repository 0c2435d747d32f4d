import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './lib/project.mjs'
import { makeRecords } from './lib/fuzzRecords.mjs'
import { endRunning, run } from './lib/run.mjs'
import { printError, say, StartError } from './lib/say.mjs'

/**
 * Runs Schemathesis over every call of a running demo site, as visitor, creator and admin:
 * `npm run fuzz:api -- http://localhost:3000`; further arguments go to schemathesis (`--seed 7 -n 200`). It
 * leaves thousands of records, so start the site with RATE_LIMITS=off and its own DATA_DIR. The rules are in
 * schemathesis.toml.
 */
const [first, ...rest] = process.argv.slice(2)
const hasAddress = first !== undefined && !first.startsWith('-')
const base = hasAddress ? first.replace(/\/$/, '') : 'http://localhost:3000'
const options = hasAddress ? rest : process.argv.slice(2)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'schemathesis-'))

try {
  process.chdir(root)
  process.on('SIGINT', () => void endRunning())
  const program = await findSchemathesis()
  const people = [
    { role: 'nobody' },
    { role: 'the creator', username: 'isla', password: 'isla-demo-2026' },
    { role: 'the admin', username: process.env.ADMIN_USERNAME || 'admin', password: adminPassword() },
  ]
  const [nobody, creator, admin] = people
  admin.records = await makeRecords(base, admin)
  creator.records = await makeRecords(base, creator)
  nobody.records = creator.records
  // A generated POST to the feed ends the caller's own, so each reads another one's.
  const feeds = { [nobody.role]: admin, [creator.role]: admin, [admin.role]: creator }
  for (const person of people) {
    await test(program, person, { ...person.records, FEED: feeds[person.role].records.FEED })
  }
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  fs.rmSync(folder, { recursive: true })
}

async function findSchemathesis() {
  for (const program of [['schemathesis'], ['uvx', 'schemathesis']]) {
    const [command, ...args] = program
    if ((await run(command, [...args, '--version'])).code === 0) return program
  }
  throw new StartError('Schemathesis is not installed: pip install schemathesis')
}

function adminPassword() {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  throw new StartError(
    'ADMIN_PASSWORD is not set; the site printed it at its first start ' +
      '(npm run admin:password -- admin makes a new one).',
  )
}

async function test([command, ...before], { role, ...account }, records) {
  say(`\n› The calls as ${role}`)
  const args = ['run', 'openapi.json', '--url', base, '--workers', '1', ...logInAs(account), ...options]
  const env = { ...process.env, ...records }
  const { code } = await run(command, [...before, ...args], { show: true, env })
  if (code !== 0) process.exitCode = 1
}

/** Schemathesis logs in by itself, and again whenever a call ended its session. */
function logInAs({ username, password }) {
  if (!username) return []
  const file = path.join(folder, `${username}.json`)
  const loginEndpointAuth = {
    verb: 'POST',
    endpoint: '/api/login',
    contentType: 'application/json',
    payloadRaw: JSON.stringify({ username, password }),
    expectCookies: true,
  }
  fs.writeFileSync(file, JSON.stringify({ auth: [{ name: username, loginEndpointAuth }] }), { mode: 0o600 })
  return ['--auth-wfc', file]
}
