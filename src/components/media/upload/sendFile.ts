import { CHUNK_BYTES } from '@/contracts/media/limits'
import { createUpload, getUpload } from '@/contracts/media/uploads'
import { callUrl } from '@/contracts/core/call'
import { RequestError } from '../../api/RequestError'

/** Delays between retries after a broken connection, in ms; each success resets them. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000]

type Options = {
  /** The upload to resume; null starts a new one. */
  uploadId: string | null
  onBegun: (uploadId: string) => void
  /** Called with the number of bytes sent so far. */
  onProgress: (sent: number) => void
  /** Stops sending; what has arrived stays on the server. */
  signal: AbortSignal
}

/**
 * Sends a file in resumable requests (docs/behaviour.md, 5.27) and returns the upload's id. Throws the signal's reason,
 * a RequestError if the server refused the file, or the connection's error.
 */
export async function sendFile(
  file: File,
  { uploadId, onBegun, onProgress, signal }: Options,
): Promise<string> {
  const { Upload } = await import('tus-js-client')
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: callUrl(createUpload),
      uploadUrl: uploadId && callUrl(getUpload, { params: { id: uploadId } }),
      chunkSize: CHUNK_BYTES,
      metadata: { filename: file.name },
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => onBegun(idOf(upload.url)),
      onProgress,
      onSuccess: () => resolve(idOf(upload.url)),
      onError: (error) => reject(toRequestError(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason as Error)
    })
    upload.start()
  })
}

/** The last segment of an upload's address. */
function idOf(url: string | null): string {
  return url?.split('/').at(-1) ?? ''
}

function toRequestError(error: Error): Error {
  const response = 'originalResponse' in error && error.originalResponse
  if (!response) return error
  const { getStatus, getBody } = response as { getStatus: () => number; getBody: () => string }
  return new RequestError(getStatus.call(response), getBody.call(response))
}
