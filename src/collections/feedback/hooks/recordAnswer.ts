import type { CollectionBeforeChangeHook } from 'payload'
import type { Feedback as StoredFeedback } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** Records who answered and when, in the console or by the call; withdrawing the answer clears both. */
export const recordAnswer: CollectionBeforeChangeHook<StoredFeedback> = ({ data, originalDoc, req }) => {
  const answer = nextValue(data.answer, originalDoc?.answer) || null
  if (answer === (originalDoc?.answer || null)) return data
  const isGiven = answer !== null
  return {
    ...data,
    answer,
    answeredAt: isGiven ? new Date().toISOString() : null,
    answeredBy: isGiven ? (req.user?.id ?? null) : null,
  }
}
