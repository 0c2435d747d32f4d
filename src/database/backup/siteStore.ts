import type { BucketSettings } from './bucketStore'
import { diskStore } from './diskStore'
import type { Store } from './files'

/** Where the site's uploads are: in its bucket if it names one, else on the disk. */
export async function siteStore({
  s3,
  uploadsDir,
}: {
  s3: BucketSettings
  uploadsDir: string
}): Promise<Store> {
  if (!s3.bucket) return diskStore(uploadsDir)
  return (await import('./bucketStore')).bucketStore(s3)
}
