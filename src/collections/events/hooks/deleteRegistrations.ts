import type { CollectionAfterDeleteHook } from 'payload'

/** A deleted event takes its registrations with it, in the same transaction (architecture, section 5). */
export const deleteRegistrations: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'event-registrations',
    where: { eventId: { equals: id } },
    req,
  })
}
