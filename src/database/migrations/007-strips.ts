import type { mongo } from 'mongoose'
import type { Store } from '../backup/files'
import type { Migration } from './migrate'

type Stored = { _id: mongo.BSON.ObjectId; filename: string }

const AVIF_COPIES = ['sizes.avif480', 'sizes.avif960', 'sizes.avif1600']
/** A WebP of several frames says so in the flags of its extended header. */
const FLAGS_AT = 20
const HAS_FRAMES = 0b10

/**
 * Takes the AVIF copies away from moving pictures that were stored before only one frame of them was: AVIF holds one
 * picture, so those copies show all frames in a strip. Pages then show the WebP copies, which move.
 */
export const strips: Migration = {
  id: '007-strips',
  run: async (db, openStore) => {
    const media = db.collection('media')
    const store = await openStore()
    const pictures = media
      .find({ mimeType: 'image/webp', 'sizes.avif480.filename': { $type: 'string' } })
      .project<Stored>({ filename: 1 })
    for await (const { _id, filename } of pictures) {
      if (!(await isMoving(store, filename))) continue
      await media.updateOne({ _id }, { $unset: Object.fromEntries(AVIF_COPIES.map((copy) => [copy, ''])) })
    }
  },
}

async function isMoving(store: Store, filename: string): Promise<boolean> {
  const opened = await store.open(`library/${filename}`)
  if (!opened) return false
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of opened.content) {
      head = Buffer.concat([head, chunk as Buffer])
      if (head.length > FLAGS_AT) break
    }
  } finally {
    await opened.close()
  }
  const isExtended = head.toString('latin1', 12, 16) === 'VP8X'
  return isExtended && ((head[FLAGS_AT] ?? 0) & HAS_FRAMES) !== 0
}
