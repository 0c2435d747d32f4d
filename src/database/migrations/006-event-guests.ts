import type { Migration } from './migrate'

const NO_SUCH_INDEX = [26, 27]

/** Drops the index that allows one registration without a user for each event; guests have none. */
export const eventGuests: Migration = {
  id: '006-event-guests',
  run: async (db) => {
    try {
      await db.collection('event-registrations').dropIndex('eventId_1_userId_1')
    } catch (error) {
      if (!NO_SUCH_INDEX.includes((error as { code?: number }).code ?? 0)) throw error
    }
  },
}
