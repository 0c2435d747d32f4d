import { randomBytes } from 'node:crypto'
import { Types, type mongo } from 'mongoose'
import type { Migration } from './migrate'

const BATCH = 500
/** What the landing page promised; an earlier version did not store which words somebody saw. */
const WORDING =
  'Be the first to know when something exciting drops. One e-mail when it opens. Your address goes nowhere else.'

/**
 * Makes sign-ups that were stored before subscribers who wait for their confirmation. Their `askedAt` stays null: no
 * mail goes out by itself, and none of them is erased for not answering one.
 */
export const subscribers: Migration = {
  id: '004-subscribers',
  run: async (db) => {
    const signups = db.collection('email-signups')
    const old = signups
      .find({ key: { $exists: false } })
      .project<{ _id: mongo.BSON.ObjectId; signedUpAt: Date }>({ signedUpAt: 1 })
    let updates: mongo.AnyBulkWriteOperation[] = []
    const write = async () =>
      void (updates.length > 0 && (await signups.bulkWrite(updates, { ordered: false })))
    for await (const { _id, signedUpAt } of old) {
      const asked = { what: 'asked', topics: ['launch'], wording: WORDING, way: 'page' }
      const consents = [{ id: new Types.ObjectId().toHexString(), at: signedUpAt, ...asked }]
      const waiting = { status: 'pending', topics: [], askedTopics: ['launch'], askedAt: null, timesAsked: 0 }
      const key = randomBytes(32).toString('base64url')
      const update = { $set: { ...waiting, source: 'landing', key, consents } }
      updates.push({ updateOne: { filter: { _id, key: { $exists: false } }, update } })
      if (updates.length < BATCH) continue
      await write()
      updates = []
    }
    await write()
  },
}
