import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { requirePayments } from './paymentSettings.mjs'
import { readJson, root, writeJson } from './project.mjs'
import { say, StartError } from './say.mjs'

/**
 * Reads what a start needs from the environment and .env; throws a StartError for a setting that cannot work.
 * @returns {{ port: number, isEmbedded: boolean, dataDir: string, url: string }}
 */
export function readSettings(env = process.env) {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  // Days follow the site's time zone, not the machine's.
  env.TZ ||= 'UTC'
  const port = readPort(env.PORT)
  readTrustProxy(env.TRUST_PROXY)
  requireUrl('SITE_URL', env.SITE_URL)
  const url = (env.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, '')
  requirePayments(url, env)
  const isEmbedded = !env.DATABASE_URI
  const dataDir = path.resolve(root, env.DATA_DIR || '.data')
  if (!isEmbedded) requireSecrets(env)
  if (isEmbedded || env.DATA_DIR) requirePrivate('DATA_DIR', dataDir)
  if (!env.DATA_DIR) requirePrivate('DATA_DIR', path.join(root, 'media/uploads'))
  if (env.BACKUP_DIR) requirePrivate('BACKUP_DIR', path.resolve(root, env.BACKUP_DIR))
  return { port, isEmbedded, dataDir, url }
}

/** How many proxies in front of the server are trusted. */
export function readTrustProxy(text = '') {
  const count = text === '' ? 0 : Number(text)
  if (Number.isInteger(count) && count >= 0 && count <= 10) return count
  throw new StartError(`TRUST_PROXY is "${text}"; it is the number of proxies in front of the site, 0 to 10.`)
}

/** Puts PAYLOAD_SECRET and SECRETS_KEY into the environment; made once and kept beside the embedded database. */
export function provideSecrets(dataDir, env = process.env) {
  const file = path.join(dataDir, 'secrets.json')
  const kept = readJson(file)
  if (!kept && fs.existsSync(file)) {
    throw new StartError(
      `${file} is damaged. Restore it: without it, stored platform secrets cannot be read.`,
    )
  }
  const secrets = kept ?? { PAYLOAD_SECRET: newSecret(), SECRETS_KEY: newSecret() }
  if (!kept) writeJson(file, secrets, 0o600)
  env.PAYLOAD_SECRET ||= secrets.PAYLOAD_SECRET
  env.SECRETS_KEY ||= secrets.SECRETS_KEY
}

function newSecret() {
  return randomBytes(32).toString('hex')
}

function readPort(text = '') {
  const port = text === '' ? 3000 : Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(`PORT is "${text}"; it must be a number from 1 to 65535, for example PORT=3001.`)
}

function requireUrl(name, text) {
  if (!text || /^https?:\/\/[^/]/.test(text)) return
  throw new StartError(`${name} is "${text}"; it must be a full address such as https://example.com.`)
}

function requireSecrets(env) {
  const missing = ['PAYLOAD_SECRET', 'SECRETS_KEY'].filter((name) => !env[name])
  if (missing.length > 0) {
    throw new StartError(
      `DATABASE_URI is set, so ${missing.join(' and ')} must be set too: a long random text each, ` +
        'for example from "openssl rand -hex 32".',
    )
  }
  const short = ['PAYLOAD_SECRET', 'SECRETS_KEY'].filter((name) => env[name].length < 32)
  if (short.length > 0) {
    throw new StartError(
      `${short.join(' and ')} must have at least 32 characters: what protects stored secrets must not be guessable.`,
    )
  }
}

/** Creates a writable folder that other users cannot read: it holds uploads, secrets, the database, or backups. */
function requirePrivate(name, folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.accessSync(folder, fs.constants.W_OK)
    closeToOthers(folder)
  } catch (error) {
    throw new StartError(
      `${name} ${folder} cannot be written (${error.code}). Make it writable or choose another one.`,
    )
  }
}

function closeToOthers(folder) {
  try {
    fs.chmodSync(folder, 0o700)
  } catch (error) {
    if (error.code !== 'EPERM') throw error
    say(`Note: ${folder} belongs to another user, who may let others read it.`)
  }
}
