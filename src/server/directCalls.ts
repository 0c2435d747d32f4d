import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { printError } from '../../scripts/lib/say.mjs'
import { SITE_HEADERS, SITE_POLICY } from '../../scripts/next/siteHeaders.mjs'
import type { CallDoor } from './doors'
import { takes } from './encodings'

const toGzip = promisify(gzip)
const COMMON = { ...SITE_HEADERS, 'Content-Security-Policy': SITE_POLICY }
/** In bytes; smaller answers gain nothing from compression. */
const WORTH_ZIPPING = 1024

/**
 * Answers a read below /api, and a post that changes no page, without Next, which would take longer than the call
 * itself. Other writes go through Next, because it must drop the changed pages from its cache within the request.
 * Returns whether the request is answered here.
 */
export function answerDirectly(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  const calls = globalThis.siteDoors?.calls
  if (!calls || !isDirect(request, path, calls)) return false
  void send(calls, request, response)
  return true
}

function isDirect({ method }: IncomingMessage, path: string, { directPosts }: CallDoor): boolean {
  return method === 'POST'
    ? directPosts.has(path)
    : (method === 'GET' || method === 'HEAD') && path.startsWith('/api/')
}

async function send(
  { answerCall, mostBytes }: CallDoor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { method, headers, url } = request
    const body = method === 'POST' ? await bodyOf(request, mostBytes) : undefined
    const answer = await answerCall(
      new Request(`http://localhost${url}`, { method, headers: listOf(headers), body }),
    )
    // The unread rest of the body must not be parsed as the next request.
    if (body && body.length > mostBytes) response.setHeader('Connection', 'close')
    for (const [name, value] of answer.headers) response.appendHeader(name, value)
    response.statusCode = answer.status
    if (!answer.body) return void response.end()
    if (isJson(answer)) return await sendText(answer, request, response)
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  } catch (error) {
    // The client left, or the answer broke off after the head was sent: too late for an error response.
    if (response.headersSent || request.readableAborted) return void response.destroy()
    printError(error)
    response.writeHead(500, { ...COMMON, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ message: FAILED, error: FAILED }))
  }
}

/**
 * The whole body, or just enough of one that is too long for its call to refuse it. Reading it as a web stream would
 * take a tenth of the time of an order.
 */
async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  const incoming: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  for await (const chunk of incoming) {
    chunks.push(chunk)
    size += chunk.length
    if (size > mostBytes) break
  }
  // Keep reading: the client reads the refusal only after it has sent its body.
  request.resume()
  return Buffer.concat(chunks)
}

const FAILED = 'Something went wrong. Please try again.'

async function sendText(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = Buffer.from(await answer.arrayBuffer())
  response.setHeader('Vary', 'Accept-Encoding')
  if (body.length > WORTH_ZIPPING && takes(request.headers['accept-encoding'], 'gzip')) {
    body = await toGzip(body)
    response.setHeader('Content-Encoding', 'gzip')
  }
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

/** Node's headers in the form fetch takes: repeated ones are joined; Node already joins cookies itself. */
function listOf(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')])
}
