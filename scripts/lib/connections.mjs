/** How long a body may stand still, in ms. */
const STALLED_AFTER = 30_000
/** Open connections at once: what they hold in memory stays below that of the site itself. */
const MOST = 2_000

/** How long a connection may take, in ms: a request with the largest upload (50 MB) fits at 2 Mbit/s. */
export const CONNECTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
}

/** Refuses connections beyond what the server can hold. */
export function limitConnections(server) {
  server.maxConnections = MOST
}

/** Ends a request of which nothing more arrives before its body is whole; a slow upload goes on. */
export function dropStalledBody(request, patience = STALLED_AFTER) {
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
