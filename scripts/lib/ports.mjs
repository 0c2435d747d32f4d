import net from 'node:net'
import { StartError } from './say.mjs'

/** Whether a server could listen on this port of this host right now. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host }, () => probe.close(() => resolve(true)))
  })
}

/** Throws the StartError for a port that is not available. */
export function requirePort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error) => reject(portError(error, port)))
    probe.listen({ port }, () => probe.close(() => resolve()))
  })
}

/**
 * The one-line message for a port that is not available.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @returns {Error}
 */
export function portError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights. Choose one above 1023.`)
  return error
}

/** A port of the loopback address that is free right now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
