import type { IncomingMessage } from 'node:http'
import type { Server } from 'node:net'

/** How long a body may stall, in ms. */
const STALLED_AFTER = 30_000
/** Limit on open connections: few enough that they take less memory than the site itself. */
const MOST = 2_000

/** How long a connection may take, in ms: a request with the largest upload (50 MB) fits at 2 Mbit/s. */
export const CONNECTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
}

/** Refuses connections beyond what the server can hold. */
export function limitConnections(server: Server): void {
  server.maxConnections = MOST
}

/** Closes the connection when a request body stalls before it is complete; a slow upload continues. */
export function dropStalledBody(request: IncomingMessage, patience = STALLED_AFTER): void {
  const { headers, socket } = request
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
  let before = socket.bytesRead
  const watch = setInterval(() => {
    if (request.complete) return clearInterval(watch)
    if (socket.bytesRead === before) socket.destroy()
    before = socket.bytesRead
  }, patience).unref()
  request.once('close', () => clearInterval(watch))
}
