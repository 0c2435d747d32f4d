import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from './say.mjs'

/** Listens on a port, of every address unless a host is given. */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)))
    server.listen({ port, host }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/** The one-line message for a port that is not available. */
export function portError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights. Choose one above 1023.`)
  return error
}

/** Stops accepting connections, lets requests in progress finish, and closes the rest after `patience` ms. */
export async function drain(server, patience) {
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const patienceOver = new AbortController()
  await Promise.race([closed, pause(patience, undefined, { signal: patienceOver.signal }).catch(() => {})])
  patienceOver.abort()
  clearInterval(sweep)
  server.closeAllConnections()
}
