import type { ServerResponse } from 'node:http'

/** Calls back when the head of an answer is made, with its status and headers set and nothing of it sent yet. */
export function onHead(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    const written = writeHead(...head)
    work()
    return written
  }
}
