import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../lib/ports.mjs'
import { StartError } from '../lib/say.mjs'

/** How long the site may take to start or to stop, with its database to fill. */
const STARTS_MS = 5 * 60_000
const STOPS_MS = 30_000
const ADMIN_PASSWORD = 'admin-for-the-benchmark'

/**
 * Starts the built site on a database, with this Node or another one; resolves with its address, its process id and the
 * ms until its first answer.
 */
export async function startSite(
  databaseUri,
  dataDir,
  { node = process.execPath, port, rateLimits = 'off' } = {},
) {
  const place = port ?? (await freePort())
  const began = performance.now()
  const child = spawn(node, ['scripts/server.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ADMIN_PASSWORD,
      DATA_DIR: dataDir,
      DATABASE_URI: databaseUri,
      // Excludes a real provider's time from the time it takes to settle.
      PAYMENTS: 'test',
      PAYLOAD_SECRET: 'a secret for the benchmark alone, 32',
      SECRETS_KEY: 'another one for the benchmark, 32 ch',
      PORT: String(place),
      RATE_LIMITS: rateLimits,
      SEED: 'demo',
    },
  })
  const url = `http://127.0.0.1:${place}`
  while (child.exitCode === null && performance.now() - began < STARTS_MS) {
    const isReady = await fetch(`${url}/shop`, { signal: AbortSignal.timeout(STARTS_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady)
      return {
        url,
        port: place,
        pid: child.pid,
        firstAnswer: performance.now() - began,
        stop: () => stop(child),
        /** Ends it as a power cut would. */
        kill: () => kill(child),
      }
    await pause(10)
  }
  await stop(child)
  throw new StartError('The site did not start within five minutes; the reason may be above.')
}

/** Starts the floors (floors.mjs); resolves with their address. */
export async function startFloors(databaseUri) {
  const child = spawn(process.execPath, ['scripts/bench/floors.mjs', databaseUri], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(STOPS_MS) })
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => stop(child) }
}

/** Logs somebody in, the admin unless told; resolves with the header of the session. */
export async function logIn({ url }, account) {
  const answer = await postLogIn({ url }, account)
  if (!answer.ok) throw new StartError(`The log-in answered ${answer.status}`)
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

/** Posts the log-in form. */
export function postLogIn({ url }, { username, password } = { username: 'admin', password: ADMIN_PASSWORD }) {
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(STARTS_MS),
    body: JSON.stringify({ username, password }),
  })
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), STOPS_MS)
  await ended
  clearTimeout(killing)
}

async function kill(child) {
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}
