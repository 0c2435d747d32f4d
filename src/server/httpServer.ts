import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { UpgradeHandler } from 'next/dist/server/next'
import { root } from '../../scripts/lib/project.mjs'
import { readTrustProxy } from '../../scripts/lib/settings.mjs'
import { CONNECTIONS, dropStalledBody, limitConnections } from './connections'
import { answerDirectly } from './directCalls'
import { setForwarding } from './forwarding'
import { initialise } from './initialise'
import { keepAnswers } from './keptAnswers'
import { drain, listen } from './listening'
import { readPrerendered } from './prerendered'
import { type DatabaseWatch, watchDatabase } from './readiness'
import { refuse } from './refusal'
import { storeOfAnswers } from './storedAnswers'
import { shareTurns } from './turns'

/** How long requests in progress may take at shutdown, in ms; the whole shutdown stays below ten seconds. */
const drainPatience = 7000

type Options = {
  dev?: boolean
  port: number
  /** The site's address. */
  url: string
  databaseUri: string
  dataDir: string
  /** Fulfilled when the database is usable; rejected with the reason when it is not. */
  database: Promise<unknown>
}

/**
 * The one HTTP server around Next, in production and development. It listens once the site is initialised
 * (indexes, first admin, seed); each public page is rendered from the database on its first request. Everything that
 * needs no database loads while the database starts. If the answers stored at the last stop are still current, it
 * serves them immediately, and every other request waits until the site is initialised.
 */
export async function openSite(options: Options): Promise<{ stop: () => Promise<void> }> {
  const { dev = false, port, url, databaseUri, dataDir, database } = options
  // Other users of this machine must not read uploads.
  process.umask(0o077)
  const trusted = readTrustProxy(process.env.TRUST_PROXY)
  const isHttps = /^https:/i.test(process.env.SITE_URL ?? '')
  const server = http.createServer(CONNECTIONS)
  limitConnections(server)
  const { buildId, pages, files, previewId } = readPrerendered()
  const kept = dev ? undefined : keepAnswers(toNext, { paths: [...pages, ...files], previewId })
  const stored = dev ? undefined : storeOfAnswers({ buildId, dataDir, databaseUri, url })
  globalThis.siteDoors = {
    // When the database fails, the site keeps waiting and the rejection below ends the start.
    databaseReady: database.catch(() => new Promise(() => {})),
    keptAnswers: kept,
    setStatus,
  }
  const turns = dev || process.env.RATE_LIMITS === 'off' ? undefined : shareTurns()
  const open = new Set<ServerResponse>()
  const upgraded = new Set<Duplex>()
  let isStopping = false
  let isReady = false
  /** Requests that came before the site was initialised. */
  const waiting: (() => void)[] = []
  let watched: DatabaseWatch | undefined

  if (kept && stored?.exists()) {
    await database
    const right = await stored.read()
    if (right) {
      kept.restore(right)
      await listen(server.on('request', answer), port)
    }
  }
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
  for (const proceed of waiting) proceed()
  if (!server.listening) await listen(server.on('request', answer), port)
  return { stop }

  /** In development Payload connects to its own server during startup, to watch for changes. */
  async function listenEarly(): Promise<void> {
    prepared.catch(() => {})
    server.on('request', (request, response) => void prepared.then(() => answer(request, response)))
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket)
      void prepared.then(() => upgradeHandlerOf(app)(request, socket, head))
    })
    await listen(server, port)
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { url: target = '' } = request
    const [path = ''] = target.split('?', 1)
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

  function work(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (answerDirectly(request, response, path)) return
    // A layout cannot see its own address; the dashboard's needs it to return after log-in.
    // The router's own parameter is removed.
    request.headers['x-request-path'] = request.url?.replace(/([?&])_rsc=[^&]*&?/, '$1').replace(/[?&]$/, '')
    if (request.method !== 'GET') kept?.holdDrops(response)
    const renewed = kept?.renewed(request, path)
    if (renewed) return void renewed.then(() => toNext(request, response))
    toNext(request, response)
  }

  function toNext(request: IncomingMessage, response: ServerResponse): void {
    const render = () => void rendered.run(response, () => handle(request, response))
    if (isReady) render()
    else waiting.push(render)
  }

  async function ready(response: ServerResponse): Promise<void> {
    state(response, isReady && !isStopping && Boolean(await watched?.answers()))
  }

  async function stop(): Promise<void> {
    isStopping = true
    for (const socket of upgraded) socket.destroy()
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
      // A stream has no end of its own; its page comes back by itself.
      else if (response.getHeader('content-type') === 'text/event-stream') response.end()
    }
    await drain(server, drainPatience)
    // A failure here must not block the stop: an answer that was not stored is rendered again.
    await Promise.allSettled([kept && stored?.write(kept.all()), app.close(), watched?.close()])
    await globalThis.siteDoors?.close?.()
  }
}

/** The answer that the running code renders. */
const rendered = new AsyncLocalStorage<ServerResponse>()

/** For pages, which Next lets set no status but by an error that leaves their HTML empty. */
function setStatus(status: number): boolean {
  const response = rendered.getStore()
  if (!response || response.headersSent) return false
  response.statusCode = status
  return true
}

function state(response: ServerResponse, isGood: boolean): void {
  response.writeHead(isGood ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(isGood ? {} : { 'Retry-After': '2' }),
  })
  response.end(JSON.stringify({ status: isGood ? 'ok' : 'unavailable' }))
}

/**
 * Next's handler of web sockets, which development needs for hot reloading. The public getUpgradeHandler() of a custom
 * server accepts none of them (Next 16.4).
 */
function upgradeHandlerOf(app: object): UpgradeHandler {
  const { upgradeHandler } = app as { upgradeHandler?: UpgradeHandler }
  if (!upgradeHandler)
    throw new Error('Next has no upgradeHandler any more: hot reloading needs another one.')
  return upgradeHandler
}
