import type { mongo } from 'mongoose'
import type { Migration } from './migrate'

/** Films looked for at once. */
const BATCH = 500

const hasWords = { $regexMatch: { input: { $ifNull: ['$caption', ''] }, regex: String.raw`\S` } }
const hasFiles = { $gt: [{ $size: { $ifNull: ['$mediaIds', []] } }, 0] }
const isPublished = { $gt: ['$publishedAt', null] }
const isDraft = { $and: [{ $not: [isPublished] }, { $or: [hasWords, hasFiles] }] }

/** Lists the tasks that were stored before in the content library, as setLibrary does. */
export const taskLibrary: Migration = {
  id: '002-task-library',
  run: async (db) => {
    const tasks = db.collection('tasks')
    await tasks.updateMany({ library: { $exists: false } }, [
      { $set: { library: { $cond: [isDraft, ['draft'], []] } } },
    ])
    const films = db
      .collection('creator-medias')
      .find({ kind: 'film', deletedAt: null })
      .project<{ _id: mongo.BSON.ObjectId }>({ _id: 1 })
    let batch: mongo.BSON.ObjectId[] = []
    const listBatch = () =>
      tasks.updateMany({ mediaIds: { $in: batch } }, { $addToSet: { library: 'video' } })
    for await (const { _id } of films) {
      batch.push(_id)
      if (batch.length < BATCH) continue
      await listBatch()
      batch = []
    }
    await listBatch()
  },
}
