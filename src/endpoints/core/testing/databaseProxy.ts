import { once } from 'node:events'
import net from 'node:net'

export type DatabaseProxy = {
  /** The database's address by way of the proxy, without a database name. */
  uri: string
  /** Refuses connections and ends the open ones. */
  cut: () => Promise<void>
  /** Keeps connections open but passes nothing on, as a network does that drops packets. */
  freeze: () => void
  restore: () => Promise<void>
  stop: () => Promise<void>
}

/** A TCP proxy before a real mongod, to take the database away and give it back. */
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
    // One member is all the driver shall know; the set's own list would lead it around the proxy.
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
