import type { PayloadRequest } from 'payload'
import { findFirst } from '@/database/findFirst'
import { type AskedFile, readStoredFile } from '@/payload/storedFiles'

/** A file never changes under its address, so it may be cached for a year. */
export const KEPT = 'public, max-age=31536000, immutable'

/** Answers a picture's copy of 480 pixels for `?size=480`, if it has one (docs/behaviour.md, 5.20). */
export async function answerSmaller(
  req: PayloadRequest,
  { params }: AskedFile,
): Promise<Response | undefined> {
  if (req.query?.size !== '480') return undefined
  const media = await findFirst(req, 'media', { filename: { equals: params.filename } })
  const copy = media?.sizes?.webp480
  const bytes = copy?.filename && (await readStoredFile(req, 'media', copy.filename))
  if (!bytes) return undefined
  return new Response(bytes, { headers: { 'Content-Type': 'image/webp', 'Cache-Control': KEPT } })
}
