import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, UploadCollectionSlug } from 'payload'

/**
 * The bytes of a stored upload, from the disk or from the store that took it; null when there is no such file. Who may
 * have them is for the caller to ask.
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
  // The whole of it, whatever part the request asks for.
  const whole = Object.create(req, { headers: { value: new Headers() } }) as PayloadRequest
  for (const handler of upload.handlers ?? []) {
    const params = { collection, filename }
    const answer = await handler(whole, { doc: {} as never, headers: new Headers(), params })
    if (answer instanceof Response) return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
  }
  return null
}
