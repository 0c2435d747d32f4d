import type { Types } from 'mongoose'
import type { Payload } from 'payload'
import { driverCollection } from '@/database/driverCollection'

/** Films looked for at once. */
const BATCH = 500

const hasWords = { $regexMatch: { input: { $ifNull: ['$caption', ''] }, regex: String.raw`\S` } }
const hasFiles = { $gt: [{ $size: { $ifNull: ['$mediaIds', []] } }, 0] }
const isPublished = { $gt: ['$publishedAt', null] }
const isDraft = { $and: [{ $not: [isPublished] }, { $or: [hasWords, hasFiles] }] }

/** Lists the tasks that an earlier version stored in the content library, as setLibrary.ts. */
export async function listStoredTasks(payload: Payload): Promise<void> {
  const tasks = driverCollection({ payload }, 'tasks')
  await tasks.updateMany({ library: { $exists: false } }, [
    { $set: { library: { $cond: [isDraft, ['draft'], []] } } },
  ])
  const films = driverCollection({ payload }, 'creator-media')
    .find({ kind: 'film', deletedAt: null })
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
  let batch: Types.ObjectId[] = []
  const listBatch = () => tasks.updateMany({ mediaIds: { $in: batch } }, { $addToSet: { library: 'video' } })
  for await (const { _id } of films) {
    batch.push(_id)
    if (batch.length < BATCH) continue
    await listBatch()
    batch = []
  }
  await listBatch()
}
