import type { CollectionBeforeChangeHook } from 'payload'
import { ALREADY_DECIDED } from '@/contracts/team'
import { conflict } from '@/database/errors'
import type { TeamApplication } from '@/payload-types'

/** A decision is made from pending only, and who made it and when is kept. */
export const decideOnce: CollectionBeforeChangeHook<TeamApplication> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !data.status || data.status === originalDoc?.status) return data
  if (originalDoc?.status !== 'pending') throw conflict(ALREADY_DECIDED)
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}
