import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CONNECTIONS, dropStalledBody, limitConnections } from './connections'

describe('the connections of the server', () => {
  let server: http.Server
  let port: number

  beforeAll(async () => {
    server = http.createServer(CONNECTIONS, (request, response) => {
      dropStalledBody(request, 500)
      request.on('error', () => {})
      request.resume()
      request.on('end', () => setTimeout(() => response.end('done'), 700))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(() => server.close())

  /** Sends a head and then parts of a body, with a pause before each; resolves with the response, '' if cut off. */
  async function send(head: string, parts: string[], ms = 0): Promise<string> {
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString())).on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n`)
    for (const part of parts) {
      await pause(ms)
      if (!socket.destroyed) socket.write(part)
    }
    await closed
    return answer
  }

  it('are dropped where half a body was sent and nothing more comes', async () => {
    const stalled = [
      send('Content-Length: 100', ['half']),
      send('Transfer-Encoding: chunked', ['4\r\nhalf\r\n']),
      send('Content-Length: 100', []),
    ]
    expect(await Promise.all(stalled)).toEqual(['', '', ''])
  })

  it('stay open for a slow upload, and while a long answer is made', async () => {
    const parts = Array.from({ length: 10 }, () => 'x')
    expect(await send('Content-Length: 10', parts, 80)).toContain('done')
    expect(await send('Content-Length: 4', ['full'])).toContain('done')
    expect(await send('Content-Length: 0', [])).toContain('done')
  })

  it('give heads seconds, and the largest upload minutes', () => {
    expect(CONNECTIONS.headersTimeout).toBeLessThanOrEqual(20_000)
    expect(CONNECTIONS.requestTimeout).toBeLessThanOrEqual(300_000)
    // 50 MB at 2 Mbit/s.
    expect(CONNECTIONS.requestTimeout).toBeGreaterThanOrEqual(200_000)
    expect(CONNECTIONS.keepAliveTimeout).toBeLessThanOrEqual(65_000)
  })

  it('are so many at most that their memory does not matter', () => {
    const limited = net.createServer((socket) => socket.on('error', () => {}))
    limitConnections(limited)
    expect(limited.maxConnections).toBeGreaterThanOrEqual(500)
    expect(limited.maxConnections).toBeLessThanOrEqual(5_000)
  })
})
