import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { EventRegistration as StoredEventRegistration } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** Dates a decision, whoever makes it; a registration that is pending again has none. */
export const noteDecision: CollectionBeforeChangeHook<StoredEventRegistration> = ({
  data,
  originalDoc,
  operation,
}) => {
  const status = nextValue(data.status, originalDoc?.status)
  if (operation === 'create' || status === originalDoc?.status) return data
  return { ...data, decidedAt: status === 'pending' ? null : new Date().toISOString() }
}

/** Mails the person whose registration was decided (docs/behaviour.md, 10.1). */
export const mailDecision: CollectionAfterChangeHook<StoredEventRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.status === 'pending') return
  await queueMail(req, 'registration-decided', doc.id)
}
