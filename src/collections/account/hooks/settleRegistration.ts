import type { CollectionBeforeChangeHook } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** Approving a user clears an earlier rejection (docs/behaviour.md, 7.7). */
export const settleRegistration: CollectionBeforeChangeHook<StoredUser> = ({ data, originalDoc }) => {
  const isApproved = nextValue(data.approved, originalDoc?.approved)
  const rejectedAt = nextValue(data.rejectedAt, originalDoc?.rejectedAt)
  return isApproved && rejectedAt ? { ...data, rejectedAt: null } : data
}
