import { Types } from 'mongoose'
import type { CollectionBeforeChangeHook } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import type { Task as StoredTask } from '@/payload-types'

/**
 * Keeps in which lists of the content library a task is (docs/behaviour.md, 4.10): videos have a film, drafts a caption
 * or files and are not published. A file in use is never deleted, so only the task's own changes matter.
 */
export const setLibrary: CollectionBeforeChangeHook<StoredTask> = async ({ data, originalDoc, req }) => {
  const { caption, mediaIds, publishedAt } = { ...originalDoc, ...data }
  const ids = (mediaIds ?? []).map((each) => new Types.ObjectId(idOf(each)))
  const isDraft = !publishedAt && (ids.length > 0 || Boolean(caption?.trim()))
  const films = { _id: { $in: ids }, kind: 'film', deletedAt: null }
  const options = { projection: { _id: 1 }, session: await sessionOf(req) }
  const film = ids.length > 0 && (await driverCollection(req, 'creator-media').findOne(films, options))
  return { ...data, library: [...(film ? ['video'] : []), ...(isDraft ? ['draft'] : [])] }
}
