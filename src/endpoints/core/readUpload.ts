import type { PayloadRequest } from 'payload'
import { type Call, UPLOAD_FIELD } from '@/contracts/core/call'
import { CallError, badRequest } from '@/database/errors'
import { readBytes } from './readBody'

/** Allowance for the multipart framing around a file, in bytes. */
const FORM_BYTES = 64 * 1024

/**
 * Reads the one file of a multipart body, at most the `maxBytes` that the call declares. Throws CallError 415, 413
 * (with the text `tooLarge`) or 400 (`missing`). The sender's file name and type are ignored.
 */
export async function readUpload(
  req: PayloadRequest,
  { maxBytes }: Call & { readonly maxBytes: number },
  { tooLarge, missing }: { tooLarge: string; missing: string },
): Promise<Buffer> {
  const type = req.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new CallError(415, 'The body must be multipart/form-data')
  }
  const bytes = await readBytes(req as unknown as Request, maxBytes + FORM_BYTES)
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const file = form?.get(UPLOAD_FIELD)
  if (!(file instanceof File) || file.size === 0) throw badRequest(missing)
  if (file.size > maxBytes) throw new CallError(413, tooLarge)
  return Buffer.from(await file.arrayBuffer())
}
