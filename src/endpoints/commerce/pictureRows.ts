import type { PayloadRequest } from 'payload'
import type { Product as StoredProduct } from '@/payload-types'
import { readableRecords } from '@/database/readableRecords'
import { ownPictureName } from '@/contracts/commerce/products'

type PictureRows = NonNullable<StoredProduct['images']>

/**
 * Picture addresses in stored form: those of this site's library as relations, so that they follow a replaced
 * file.
 */
export async function pictureRows(req: PayloadRequest, urls: string[]): Promise<PictureRows> {
  const names = urls.flatMap((url) => ownPictureName(url) ?? [])
  const ids = new Map<string | null, string>()
  if (names.length > 0) {
    const pictures = await readableRecords('media', { req, where: { filename: { in: names } } })
    for (const { id, filename } of pictures) ids.set(filename ?? null, id)
  }
  return urls.map((url) => {
    const media = ids.get(ownPictureName(url))
    return media ? { media } : { url }
  })
}
