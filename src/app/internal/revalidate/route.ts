import { createHash, timingSafeEqual } from 'node:crypto'
import { dropCopies, revalidatePrerendered } from '@/plugins/freshPages'
import { environment } from '@/environment'

export const dynamic = 'force-dynamic'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const NOT_FOUND = { message: 'Not found', error: 'Not found' }

/**
 * Drops prerendered pages of this process; body `{ paths }`. The process calls it itself when content changed elsewhere
 * (content/followContent.ts), because Next's page cache is only available within a request. With `isStart` it drops
 * only what the build prerendered, not what was kept across the restart.
 */
export async function POST(request: Request) {
  if (!isOwn(request)) return Response.json(NOT_FOUND, { status: 404 })
  const { paths, isStart = false } = (await request.json()) as { paths: string[]; isStart?: boolean }
  await (isStart ? dropCopies : revalidatePrerendered)(paths)
  return Response.json({ paths })
}

function isOwn({ headers }: Request): boolean {
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  if (address && !LOOPBACK.test(address)) return false
  const { internalSecret } = environment
  if (!internalSecret) return false
  return timingSafeEqual(digest(headers.get('x-internal-secret') ?? ''), digest(internalSecret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
