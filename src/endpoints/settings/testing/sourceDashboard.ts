import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A real HTTP server that acts as a source dashboard and records requests. */
export async function startSourceDashboard(answer: Answer) {
  const asked: string[] = []
  const current = { answer }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    current.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** The requested paths, in order. */
    asked,
    /** Changes the answer. */
    answerWith: (next: Answer) => {
      current.answer = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers JSON. */
export function json(body: unknown, status = 200): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

/** Answers a redirect. */
export function redirect(location: string): Answer {
  return (_, response) => {
    response.writeHead(302, { location })
    response.end()
  }
}
