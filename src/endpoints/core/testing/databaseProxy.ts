import { once } from 'node:events'
import net from 'node:net'

export type DatabaseProxy = {
  /** The database's address through the proxy, without a database name. */
  uri: string
  /** Refuses connections and closes the open ones. */
  cut: () => Promise<void>
  /** Keeps connections open but forwards nothing, like a network that drops packets. */
  freeze: () => void
  restore: () => Promise<void>
  stop: () => Promise<void>
}

/** A TCP proxy in front of a real mongod, to take the database away and bring it back. */
export async function startDatabaseProxy(databaseUri: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUri)
  const sockets = new Set<net.Socket>()
  let isFrozen = false
  let server = await listen(0)
  const { port } = server.address() as net.AddressInfo

  async function listen(at: number): Promise<net.Server> {
    const made = net.createServer(connect)
    made.listen(at, '127.0.0.1')
    await once(made, 'listening')
    return made
  }
  function connect(client: net.Socket): void {
    const upstream = net.connect(Number(target.port), target.hostname)
    pass(client, upstream)
    pass(upstream, client)
  }
  function pass(from: net.Socket, to: net.Socket): void {
    sockets.add(from)
    from.on('data', (bytes) => isFrozen || to.write(bytes))
    from.on('error', () => from.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : Promise.resolve()
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    // The driver must know only this address; the replica set's own list would lead it past the proxy.
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true&w=majority`,
    cut,
    freeze: () => {
      isFrozen = true
    },
    restore: async () => {
      if (isFrozen) for (const socket of sockets) socket.destroy()
      isFrozen = false
      if (!server.listening) server = await listen(port)
    },
    stop: cut,
  }
}
