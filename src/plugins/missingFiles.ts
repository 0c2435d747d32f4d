import fs from 'node:fs/promises'
import path from 'node:path'
import type { CollectionConfig, PayloadRequest, Plugin } from 'payload'
import type { AskedFile, UploadHandler } from '@/payload/storedFiles'

/**
 * Answers 404 when an upload has no such file on disk; Payload would answer 500 and log the path. A remote store
 * answers itself (payload/filesInS3.ts).
 */
export function missingFiles(): Plugin {
  return (config) => ({ ...config, collections: config.collections?.map(checked) })
}

function checked(collection: CollectionConfig): CollectionConfig {
  const { upload } = collection
  if (typeof upload !== 'object' || !upload.staticDir || upload.disableLocalStorage) return collection
  const folder = upload.staticDir
  const answerMissing = async (_req: PayloadRequest, { params: { filename } }: AskedFile) => {
    if (await isFile(folder, filename)) return undefined
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  }
  // Payload's type does not allow a promise of a response or undefined.
  const handlers = [...(upload.handlers ?? []), answerMissing as UploadHandler]
  return { ...collection, upload: { ...upload, handlers } }
}

async function isFile(folder: string, name: string): Promise<boolean> {
  if (path.basename(name) !== name || name.includes('\0')) return false
  try {
    return (await fs.stat(path.join(folder, name))).isFile()
  } catch {
    return false
  }
}
