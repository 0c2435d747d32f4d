import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setForwarding } from './clientAddress.mjs'
import { answerDirectly } from './directCalls.mjs'
import { CONNECTIONS, dropStalledBody, limitConnections } from './connections.mjs'
import { initialise } from './initialise.mjs'
import { keepAnswers } from './keptAnswers.mjs'
import { drain, listen } from './listening.mjs'
import { readPrerendered } from './prerendered.mjs'
import { root } from './project.mjs'
import { watchDatabase } from './readiness.mjs'
import { refuse } from './refusal.mjs'
import { readTrustProxy } from './settings.mjs'
import { storeOfAnswers } from './storedAnswers.mjs'
import { shareTurns } from './turns.mjs'

/** How long requests in progress may take at shutdown, in ms; the whole shutdown stays below ten seconds. */
const drainPatience = 7000

/** Where the site waits for its database (src/instrumentation.ts). */
const DATABASE = Symbol.for('database-ready')

/**
 * The one HTTP server around Next, in production and development. It listens once the site is initialised
 * (indexes, first admin, seed); each public page is rendered from the database on its first request. Everything that
 * needs no database loads while the database starts. If the answers stored at the last stop are still current, it
 * serves them immediately, and every other request waits until the site is initialised.
 * @param {{
 *   dev?: boolean, port: number, url: string, databaseUri: string, dataDir: string, database: Promise<unknown>,
 * }} options `url` is the site's address; `database` resolves when it is usable, and rejects with the reason when it
 *   is not
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function openSite({ dev = false, port, url, databaseUri, dataDir, database }) {
  // Other users of this machine must not read uploads.
  process.umask(0o077)
  const trusted = readTrustProxy(process.env.TRUST_PROXY)
  const isHttps = /^https:/i.test(process.env.SITE_URL ?? '')
  // When the database fails, the site keeps waiting and the rejection below ends the start.
  globalThis[DATABASE] = database.catch(() => new Promise(() => {}))
  const server = http.createServer(CONNECTIONS)
  limitConnections(server)
  const { buildId, pages, files, previewId } = readPrerendered()
  // Made first, because startup adds calls to it.
  const kept = dev ? undefined : keepAnswers(toNext, { paths: [...pages, ...files], previewId })
  const stored = dev ? undefined : storeOfAnswers({ buildId, dataDir, databaseUri, url })
  const turns = dev || process.env.RATE_LIMITS === 'off' ? undefined : shareTurns()
  const open = new Set()
  const upgraded = new Set()
  let isStopping = false
  let isReady = false
  let becomeReady
  const whenReady = new Promise((resolve) => (becomeReady = resolve))
  let watched

  if (stored?.exists()) await listenWithStored()
  const { default: next } = await import('next')
  // Next would handle upgrades of any server it is given; only development needs that, for hot reloading.
  const app = next({ dev, dir: root, hostname: 'localhost', port, httpServer: http.createServer() })
  const handle = app.getRequestHandler()
  process.env.INTERNAL_SECRET = randomUUID()
  const prepared = app.prepare()
  if (dev) await listenEarly()
  const initialised = dev
    ? prepared
    : prepared.then(() => initialise((...exchange) => void handle(...exchange), pages))
  await Promise.all([database.then(() => (watched = watchDatabase(databaseUri))), initialised])
  isReady = true
  becomeReady()
  if (!server.listening) await listen(server.on('request', answer), port)
  return { stop }

  async function listenWithStored() {
    await database
    const right = await stored.read()
    if (!right) return
    kept.restore(right)
    await listen(server.on('request', answer), port)
  }

  /** In development Payload connects to its own server during startup, to watch for changes. */
  async function listenEarly() {
    prepared.catch(() => {})
    server.on('request', (request, response) => void prepared.then(() => answer(request, response)))
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket)
      void prepared.then(() => app.upgradeHandler(request, socket, head))
    })
    await listen(server, port)
  }

  function answer(request, response) {
    const path = request.url.split('?', 1)[0]
    if (isStopping) response.setHeader('Connection', 'close')
    if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000')
    if (kept?.answer(request, response, path)) return
    open.add(response)
    response.once('close', () => open.delete(response))
    if (path === '/healthz') return state(response, true)
    if (path === '/readyz') return void ready(response)
    if (refuse(request, response, path)) return
    dropStalledBody(request)
    setForwarding(request, trusted, process.env.SITE_URL)
    if (turns) turns.take(request, response, path, () => work(request, response, path))
    else work(request, response, path)
  }

  function work(request, response, path) {
    if (answerDirectly(request, response, path)) return
    // A layout cannot see its own address; the dashboard's needs it to return after log-in.
    // The router's own parameter is removed.
    request.headers['x-request-path'] = request.url.replace(/([?&])_rsc=[^&]*&?/, '$1').replace(/[?&]$/, '')
    if (request.method !== 'GET') kept?.holdDrops(response)
    const renewed = kept?.renewed(request, path)
    if (renewed) return void renewed.then(() => toNext(request, response))
    toNext(request, response)
  }

  function toNext(request, response) {
    if (isReady) void handle(request, response)
    else void whenReady.then(() => handle(request, response))
  }

  async function ready(response) {
    state(response, isReady && !isStopping && Boolean(await watched?.answers()))
  }

  async function stop() {
    isStopping = true
    for (const socket of upgraded) socket.destroy()
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
      // A stream has no end of its own; its page comes back by itself.
      else if (response.getHeader('content-type') === 'text/event-stream') response.end()
    }
    await drain(server, drainPatience)
    // A failure here must not block the stop: an answer that was not stored is rendered again.
    await Promise.allSettled([stored?.write(kept.all()), app.close(), watched.close()])
    await globalThis._payload?.get('default')?.payload?.destroy()
  }
}

function state(response, isGood) {
  response.writeHead(isGood ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(isGood ? {} : { 'Retry-After': '2' }),
  })
  response.end(JSON.stringify({ status: isGood ? 'ok' : 'unavailable' }))
}
