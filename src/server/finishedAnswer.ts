import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isUnchanged } from '@/contracts/core/etags'
import { takes } from './encodings'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
/** Headers that depend on one transfer or one rendering, not on the answer. */
const NOT_KEPT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
])

/** `headers` is a flat list of names and values, as writeHead takes them; `common` are those of every encoding. */
type Encoded = { headers: string[]; body: Buffer; common: Header[] }
type Header = [name: string, value: string]
type Rendered = { headers: OutgoingHttpHeaders; body: Buffer }

export type FinishedAnswer = {
  etag: string
  /** The headers of a 304, as a flat list. */
  unchanged: string[]
  plain: Encoded
  gzip: Encoded
  br: Encoded | undefined
  /** What it takes of memory. */
  bytes: number
  /** When what it shows stops being true, in ms since 1970; only where it depends on the clock. */
  end: number | undefined
  /** From when on it is rendered again in the background, in ms since 1970. */
  renewAt: number
}

/** An answer ready to be sent again: plain and as gzip; addBrotli adds the best one. */
export async function finishAnswer({ headers, body }: Rendered): Promise<FinishedAnswer> {
  // Weak, because the encodings of an answer share it.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const common = Object.entries(headers)
    .filter(([name]) => !NOT_KEPT.has(name))
    .flatMap(([name, value = []]) => [value].flat().map((each): Header => [name, String(each)]))
  common.push(['etag', etag], ['vary', withEncoding(headers.vary)])
  const answer: FinishedAnswer = {
    etag,
    unchanged: common.filter(([name]) => name !== 'content-type').flat(),
    plain: encoded(common, body),
    gzip: encoded(common, await toGzip(body, { level: 9 }), 'gzip'),
    br: undefined,
    bytes: 0,
    end: undefined,
    renewAt: 0,
  }
  answer.bytes = body.length + answer.gzip.body.length * 2
  return answer
}

/**
 * Adds the brotli encoding. Only for kept answers, and in the background: at this quality 100 KB take a quarter of a
 * second.
 */
export async function addBrotli(answer: FinishedAnswer): Promise<void> {
  const { body, common } = answer.plain
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  answer.br = encoded(common, await toBrotli(body, { params }), 'br')
}

/** Sends a finished answer in the best encoding the client takes, or 304 when the client has it. */
export function sendAnswer(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (isUnchanged(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchanged)
    return void response.end()
  }
  const { headers, body } = bestFor(answer, request.headers['accept-encoding'])
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function encoded(common: Header[], body: Buffer, encoding?: string): Encoded {
  const headers: Header[] = [...common, ['content-length', String(body.length)]]
  if (encoding) headers.push(['content-encoding', encoding])
  return { headers: headers.flat(), body, common }
}

function withEncoding(vary: string | string[] = []): string {
  const named = [vary].flat().flatMap((each) => each.split(/\s*,\s*/))
  return [...new Set([...named, 'Accept-Encoding'])].join(', ')
}

function bestFor(
  { br, gzip: zipped, plain }: FinishedAnswer,
  accepted: string | string[] | undefined,
): Encoded {
  if (br && takes(accepted, 'br')) return br
  return takes(accepted, 'gzip') ? zipped : plain
}
