import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, UploadCollectionSlug, UploadConfig } from 'payload'

/** Answers a request for a stored file, or leaves it to the next handler. */
export type UploadHandler = NonNullable<UploadConfig['handlers']>[number]
/** Which file a request is for. */
export type AskedFile = Parameters<UploadHandler>[1]

/** Names the files of forms that are being received; what is older than a day was left by a process that ended. */
export const FORM_PREFIX = 'form-'

/**
 * The bytes of a stored upload, from disk or from a remote store; null when there is no such file. The caller must
 * check access.
 */
export async function readStoredFile(
  req: PayloadRequest,
  collection: UploadCollectionSlug,
  name: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const { upload } = req.payload.collections[collection].config
  const filename = path.basename(name)
  if (!upload.disableLocalStorage) {
    return readFile(path.join(/*turbopackIgnore: true*/ upload.staticDir ?? collection, filename)).catch(
      () => null,
    )
  }
  const whole = withoutHeaders(req)
  for (const handler of upload.handlers ?? []) {
    const params = { collection, filename }
    const answer = await handler(whole, { doc: {} as never, headers: new Headers(), params })
    if (answer instanceof Response) return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
  }
  return null
}

/** The request without its headers: a remote store would answer a Range with a part of the file. */
export function withoutHeaders(req: PayloadRequest): PayloadRequest {
  return Object.create(req, { headers: { value: new Headers() } }) as PayloadRequest
}
