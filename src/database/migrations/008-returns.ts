import type { Migration } from './migrate'

/** A return that was approved before returns were sent back first was refunded by that: it says so now. */
export const refundedReturns: Migration = {
  id: '008-returns',
  run: async (db) => {
    const isOld = {
      $and: [{ $eq: ['$$each.state', 'approved'] }, { $eq: [{ $type: '$$each.sendUntil' }, 'missing'] }],
    }
    const refunded = { $mergeObjects: ['$$each', { state: 'refunded', closedAt: '$$each.decidedAt' }] }
    const returns = {
      $map: { input: '$returns', as: 'each', in: { $cond: [isOld, refunded, '$$each'] } },
    }
    await db.collection('orders').updateMany({ 'returns.state': 'approved' }, [{ $set: { returns } }])
  },
}
