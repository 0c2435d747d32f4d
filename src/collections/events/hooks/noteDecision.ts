import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { screenHref } from '@/contracts/screens'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { queueMail } from '@/payload/queueMail'
import type { EventRegistration as StoredEventRegistration } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** Records the date of a decision, whoever makes it; a registration set back to pending has none. */
export const noteDecision: CollectionBeforeChangeHook<StoredEventRegistration> = ({
  data,
  originalDoc,
  operation,
}) => {
  const status = nextValue(data.status, originalDoc?.status)
  if (operation === 'create' || status === originalDoc?.status) return data
  return { ...data, decidedAt: status === 'pending' ? null : new Date().toISOString() }
}

/** Notifies the registered person of the decision, on the dashboard and by mail (docs/behaviour.md, 5.23 and 10.1). */
export const notifyRegistrant: CollectionAfterChangeHook<StoredEventRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.status === 'pending') return
  await queueMail(req, 'registration-decided', doc.id)
  const id = idOf(doc.eventId)
  const event = await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    disableErrors: true,
    req,
    // Every creator may read events; in a job there is no user.
    overrideAccess: true,
  })
  if (!event) return
  await notify(req, {
    userId: idOf(doc.userId),
    kind: 'event',
    dedupeKey: `event:${doc.id}:${doc.decidedAt}`,
    title: doc.status === 'approved' ? `${event.title} is confirmed` : `${event.title}: declined`,
    body:
      doc.status === 'approved'
        ? 'The host approved your registration.'
        : 'The host declined your registration.',
    href: `${screenHref('events')}?tab=mine`,
  })
}
