import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { MongoClient } from './lib/driver.mjs'

/** Real starts that cannot succeed: each prints one clear line and exits with a code that is not 0. */
describe('a start that cannot succeed', () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-start-'))
  const secrets = { PAYLOAD_SECRET: 'x'.repeat(32), SECRETS_KEY: 'y'.repeat(32) }
  const nowhere = 'mongodb://127.0.0.1:9/site?serverSelectionTimeoutMS=300'

  afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

  it.each([
    ['a PORT that is no port', { PORT: 'web' }, /^✖ PORT is "web"; it must be a number from 1 to 65535/],
    [
      'a SITE_URL that is no address',
      { SITE_URL: 'example.com' },
      /^✖ SITE_URL is "example.com"; it must be a full address/,
    ],
    [
      'a TRUST_PROXY that is no number',
      { TRUST_PROXY: 'yes' },
      /^✖ TRUST_PROXY is "yes"; it is the number of proxies/,
    ],
    [
      'test payments at a public address',
      { PAYMENTS: 'test', SITE_URL: 'https://isla.example' },
      /^✖ PAYMENTS is "test", but https:\/\/isla\.example is a public address/,
    ],
    ['a way to pay that is none', { PAYMENTS: 'cash' }, /^✖ PAYMENTS is "cash"; it can only be "test"/],
    ['a key that is no secret one', { STRIPE_SECRET_KEY: 'pk_live_1' }, /^✖ STRIPE_SECRET_KEY is no secret/],
    [
      'a webhook secret that is none',
      { STRIPE_WEBHOOK_SECRET: 'x' },
      /^✖ STRIPE_WEBHOOK_SECRET is no signing/,
    ],
    [
      'another Stripe than Stripe’s',
      { STRIPE_API_BASE: 'https://stripe.example' },
      /^✖ STRIPE_API_BASE is "https:\/\/stripe\.example"; it is for tests/,
    ],
    [
      'a DATABASE_URI without its secrets',
      { DATABASE_URI: nowhere },
      /^✖ DATABASE_URI is set, so PAYLOAD_SECRET and SECRETS_KEY must be set too/,
    ],
    [
      'a secret that could be guessed',
      { DATABASE_URI: nowhere, ...secrets, SECRETS_KEY: 'short' },
      /^✖ SECRETS_KEY must have at least 32 characters/,
    ],
    [
      'a DATABASE_URI that cannot be read',
      { DATABASE_URI: 'postgres://db/site', ...secrets },
      /^✖ DATABASE_URI cannot be read .*It looks like mongodb:\/\//,
    ],
    [
      'a database that does not answer',
      { DATABASE_URI: nowhere, ...secrets },
      /^✖ No database can be used at 127\.0\.0\.1:9 .*Start it or correct DATABASE_URI/,
    ],
    [
      'a DATA_DIR that cannot be written',
      { DATA_DIR: '/dev/null/data' },
      /^✖ DATA_DIR \/dev\/null\/data cannot be written .*Make it writable or choose another/,
    ],
    [
      'a mongod that is not there',
      { MONGOMS_SYSTEM_BINARY: '/nowhere/mongod' },
      /^✖ MONGOMS_SYSTEM_BINARY names \/nowhere\/mongod, which does not run/,
    ],
  ])('names %s', async (_title, env, expected) => {
    const { code, errors } = await start({ DATA_DIR: path.join(base, 'data'), PORT: '39871', ...env })
    expect(errors).toMatch(expected)
    expect(errors.split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  it('names a port in use', async () => {
    const other = net.createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address()
    const { code, errors } = await start({ DATA_DIR: path.join(base, 'data'), PORT: String(port) })
    other.close()
    expect(errors).toBe(
      `✖ Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
    )
    expect(code).toBe(1)
  })

  it('names the process that already serves the DATA_DIR', async () => {
    const database = net.createServer().listen(0, '127.0.0.1')
    await once(database, 'listening')
    const note = { pid: process.pid, url: 'http://localhost:4000', databasePort: database.address().port }
    const dataDir = path.join(base, 'served')
    fs.mkdirSync(dataDir)
    fs.writeFileSync(path.join(dataDir, 'running.json'), JSON.stringify(note))
    const { code, errors } = await start({ DATA_DIR: dataDir })
    database.close()
    expect(errors).toMatch(
      `✖ The site already runs on ${dataDir}, at http://localhost:4000 (process ${process.pid}).`,
    )
    expect(code).toBe(1)
  })

  it.each([
    [
      'a database that a newer version has changed',
      { migrations: { _id: '999-later' } },
      /^✖ A newer version of the site has changed this database \(999-later\)\. Start that version/,
    ],
    [
      'a restore that was interrupted',
      { restores: { _id: 'switching', file: '/backups/one.tar' } },
      /^✖ A restore was interrupted\. Run it again: npm run restore -- \/backups\/one\.tar --replace/,
    ],
    [
      'a BACKUP_DIR that cannot be written',
      {},
      /^✖ BACKUP_DIR \/dev\/null\/backups cannot be written .*Make it writable or choose another/,
      { BACKUP_DIR: '/dev/null/backups' },
    ],
  ])('names %s', async (_title, rows, expected, env = {}) => {
    const uri = new URL(process.env.TEST_DATABASE_URI)
    uri.pathname = `/test-${randomUUID()}`
    const client = new MongoClient(uri.href)
    for (const [name, row] of Object.entries(rows)) await client.db().collection(name).insertOne(row)
    const { code, errors } = await start({ DATABASE_URI: uri.href, ...secrets, PORT: '39871', ...env })
    await client.db().dropDatabase()
    await client.close()
    expect(errors).toMatch(expected)
    expect(errors.split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })
})

async function start(env) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  let errors = ''
  child.stdout.resume()
  child.stderr.on('data', (text) => (errors += text))
  const [code] = await once(child, 'close')
  return { code, errors: errors.trim() }
}
