import { Readable } from 'node:stream'
import type { Store } from './files'

export type BucketSettings = {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Uploads in an S3 store. Names of files are never used twice for other bytes, so restored ones go to their place. */
export async function bucketStore(settings: BucketSettings): Promise<Store> {
  // Imported on demand, because the client is large.
  const s3 = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && { credentials: { accessKeyId, secretAccessKey } }),
  })
  return {
    isReplaced: false,
    names: async function* names() {
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
          yield { name: Key, bytes: Size, checksum: ETag.replaceAll('"', '') }
        }
      }
    },
    open: async (Key) => {
      const found = await client.send(new s3.GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (error instanceof s3.NoSuchKey) return null
        throw error
      })
      if (!found?.Body) return null
      const content = found.Body as Readable
      return { bytes: found.ContentLength ?? 0, content, close: async () => void content.destroy() }
    },
    stage: async (Key, ContentLength, content) => {
      // An archive's streams are not Node's own, which the client takes for one that has begun to flow.
      const Body = Readable.from(content, { objectMode: false })
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength }))
    },
    clear: async () => {},
    replace: async () => {},
  }
}
