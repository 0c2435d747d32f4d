import type { CollectionBeforeChangeHook } from 'payload'
import { APPLICATION_TEXTS } from '@/contracts/team'
import { conflict } from '@/database/errors'
import type { TeamApplication as StoredTeamApplication } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** Allows a decision only from pending, and records who made it and when. */
export const decideOnce: CollectionBeforeChangeHook<StoredTeamApplication> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const status = nextValue(data.status, originalDoc?.status)
  if (operation !== 'update' || status === originalDoc?.status) return data
  if (originalDoc?.status !== 'pending') throw conflict(APPLICATION_TEXTS.alreadyDecided)
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}
