import type { IncomingMessage, ServerResponse } from 'node:http'

/** The methods Next passes to a route; a page or call answers 405 itself for those it does not take. */
const ROUTED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Answers requests for which Next would send 400 or 500, or a redirect to another host: other methods (TRACE, QUERY,
 * PROPFIND), targets that are no path (`*`, `http://elsewhere.example/`), and paths that cannot be decoded, such as
 * %E0%A4%A. Returns whether the request is answered.
 */
export function refuse({ method = '' }: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (!ROUTED.has(method)) return end(response, 405, 'Method not allowed', { Allow: ALLOWED })
  if (!path.startsWith('/')) return end(response, 400, 'Bad request')
  if (!isText(path)) return end(response, 404, 'Not found')
  return false
}

const ALLOWED = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'

function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Answers a request that goes no further; returns true. */
export function end(
  response: ServerResponse,
  status: number,
  message: string,
  headers?: Record<string, string>,
): true {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(JSON.stringify({ message, error: message }))
  return true
}
