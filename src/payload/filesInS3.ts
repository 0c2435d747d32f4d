import type { CollectionConfig, Config, Plugin } from 'payload'
import type { UploadHandler } from './storedFiles'

/** The folder of each collection's files in the bucket; the same as below DATA_DIR/media. */
const FOLDERS: Record<string, string> = {
  media: 'library',
  'profile-images': 'profile-images',
  'voice-notes': 'voice-notes',
  'creator-media': 'creator-media',
  'media-posters': 'media-posters',
  'product-files': 'product-files',
}
const NOT_FOUND = { errors: [{ message: 'Not found' }] }

type S3Settings = {
  /** Unset, files stay on the disk. */
  bucket: string
  /** Another store's address; unset: Amazon's. */
  endpoint: string
  region: string
  /** Unset: the machine's own role. */
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Keeps uploads in an S3-compatible store once a bucket is named. Every file is still read through the site, so that
 * its access rules hold; nothing in the bucket needs to be public.
 */
export function filesInS3({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Plugin {
  return async (config) => {
    if (!bucket) return config
    // Imported on demand, because the client is large.
    const { s3Storage } = await import('@payloadcms/storage-s3')
    const stored = await s3Storage({
      bucket,
      collections: Object.fromEntries(Object.entries(FOLDERS).map(([slug, prefix]) => [slug, { prefix }])),
      // Otherwise each address would carry its folder.
      useCompositePrefixes: true,
      config: {
        region,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        ...(accessKeyId && { credentials: { accessKeyId, secretAccessKey } }),
      },
    })(config)
    return withNamedFiles(stored)
  }
}

/** Finds each file by name alone, as on disk; the store's handler would look for its record first. */
function withNamedFiles(config: Config): Config {
  return { ...config, collections: config.collections?.map(named) }
}

function named(collection: CollectionConfig): CollectionConfig {
  const { slug, upload } = collection
  if (!FOLDERS[slug] || typeof upload !== 'object') return collection
  // Payload's type does not allow a promise of a response or undefined.
  const handlers = upload.handlers?.map((handler) => byName(handler) as UploadHandler)
  return { ...collection, upload: { ...upload, ...(handlers && { handlers }) } }
}

function byName(handler: UploadHandler) {
  return async (...[req, asked]: Parameters<UploadHandler>) => {
    const answer = await handler(req, { ...asked, doc: asked.doc ?? {} })
    if (!(answer instanceof Response) || answer.status !== 404) return answer
    return Response.json(NOT_FOUND, { status: 404 })
  }
}
