import type { CollectionAfterDeleteHook } from 'payload'

/** Deletes the registrations of a deleted event, in the same transaction (docs/behaviour.md, 8.3). */
export const deleteRegistrations: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'event-registrations',
    where: { eventId: { equals: id } },
    req,
  })
}
