import type { CollectionBeforeChangeHook, TextFieldSingleValidation } from 'payload'
import * as v from 'valibot'
import { hashPassword } from '@/auth/passwords'
import { NewPassword } from '@/contracts/account/identity'

/** A new password must pass the public spec's rule; none given leaves the old one. */
export const validateNewPassword: TextFieldSingleValidation = (value) => {
  if (!value) return true
  const parsed = v.safeParse(NewPassword, value)
  return parsed.success || parsed.issues[0].message
}

/**
 * Turns `newPassword` into its hash. This hook runs before the field's own validation, so a password that will fail
 * there is left alone here.
 */
export const hashNewPassword: CollectionBeforeChangeHook = async ({ data }) => {
  if (!v.is(NewPassword, data.newPassword)) return data
  return { ...data, passwordHash: await hashPassword(data.newPassword) }
}
