import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { isConfirmed } from '@/auth/sessionUser'
import type { User as StoredUser } from '@/payload-types'
import { nextValue } from '../../nextValue'

const message = 'Change your own e-mail in the dashboard: Settings, Profile. It asks for your password.'

/**
 * Reset links go to the e-mail address, so one's own changes only in a confirmed session: anyone at an unattended
 * console could take over the account. One that is missing is filled in without: onboarding asks for it.
 */
export const confirmOwnEmail: CollectionBeforeChangeHook<StoredUser> = ({ data, originalDoc, req }) => {
  const isOwn = req.user && req.user.id === originalDoc?.id
  const before = originalDoc?.email ?? ''
  const isChanged = before !== '' && (nextValue(data.email, before) ?? '') !== before
  if (!isOwn || !isChanged || isConfirmed(req.user)) return data
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'email' }] }, req.t)
}
