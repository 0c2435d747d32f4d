import type { Migration } from './migrate'

/** Gives Creator Connect to the applicants whose partnership began before that made it theirs. */
export const ownConnect: Migration = {
  id: '011-own-connect',
  run: async (db) => {
    const begun = { status: { $nin: ['pending', 'rejected'] } }
    const applicants = await db.collection('brand-deal-applications').distinct('userId', begun)
    for (const userId of applicants)
      await db
        .collection('workspaces')
        .updateOne(
          { userId },
          { $addToSet: { ownSets: 'connect' }, $setOnInsert: { startedAt: new Date() } },
          { upsert: true },
        )
  },
}
