import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import * as v from 'valibot'
import { readClientAddress } from '@/auth/readClientAddress'
import { hashPassword } from '@/auth/passwords'
import { NewPassword } from '@/contracts/account/identity'
import type { User as StoredUser } from '@/payload-types'

/** A new password must meet the rules of docs/behaviour.md, 7.2; an empty one keeps the old one. */
export const validateNewPassword: TextFieldSingleValidation = (value) => {
  if (!value) return true
  const parsed = v.safeParse(NewPassword, value)
  return parsed.success || parsed.issues[0].message
}

/**
 * Turns `newPassword` into its hash. This hook runs before the field's own validation, so a password that will fail
 * there is left alone here. Refuses the caller's own password: anyone at an unattended console could take over the
 * account.
 */
export const hashNewPassword: CollectionBeforeChangeHook<StoredUser> = async ({ data, originalDoc, req }) => {
  if (data.newPassword && req.user && req.user.id === originalDoc?.id) throw refusalOfOwn(req)
  if (!v.is(NewPassword, data.newPassword)) return data
  return { ...data, passwordHash: await hashPassword(data.newPassword, addressOf(req)) }
}

/** The start also creates accounts, without a client address. */
function addressOf({ headers }: PayloadRequest): string | undefined {
  return headers?.has('x-forwarded-for') ? readClientAddress(headers) : undefined
}

function refusalOfOwn(req: PayloadRequest): ValidationError {
  const message =
    'Change your own password in the dashboard: Settings, Security. It asks for the current one.'
  return new ValidationError({ collection: 'users', errors: [{ message, path: 'newPassword' }] }, req.t)
}
