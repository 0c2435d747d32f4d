import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { portError } from '../../scripts/lib/ports.mjs'

/** Listens on a port, of every address. Throws a StartError when the port is not available. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)))
    server.listen({ port }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/** Stops accepting connections, lets requests in progress finish, and closes the rest after `patience` ms. */
export async function drain(server: Server, patience: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const patienceOver = new AbortController()
  await Promise.race([closed, pause(patience, undefined, { signal: patienceOver.signal }).catch(() => {})])
  patienceOver.abort()
  clearInterval(sweep)
  server.closeAllConnections()
}
