import type { mongo } from 'mongoose'
import { type Named, searchWords } from '@/contracts/orders/orderSearch'
import type { Migration } from './migrate'

const BATCH = 500

/** Gives orders that were stored before the words that the desk's search finds them by. */
export const orderWordsOfStored: Migration = {
  id: '003-order-words',
  run: async (db) => {
    const orders = db.collection('orders')
    const fields = { number: 1, name: 1, email: 1, 'lines.sellerId': 1 } as const
    const old = orders
      .find({ words: { $exists: false } })
      .project<Named & { _id: mongo.BSON.ObjectId }>(fields)
    let updates: mongo.AnyBulkWriteOperation[] = []
    const write = async () =>
      void (updates.length > 0 && (await orders.bulkWrite(updates, { ordered: false })))
    for await (const { _id, ...order } of old) {
      // A buyer who is erased meanwhile has no words by then, and gets none.
      const filter = { _id, words: { $exists: false } }
      updates.push({ updateOne: { filter, update: { $set: { words: searchWords(order) } } } })
      if (updates.length < BATCH) continue
      await write()
      updates = []
    }
    await write()
  },
}
