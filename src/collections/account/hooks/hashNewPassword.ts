import type { CollectionBeforeChangeHook, TextFieldSingleValidation } from 'payload'
import * as v from 'valibot'
import { hashPassword } from '@/auth/passwords'
import { NewPassword } from '@/contracts/account/identity'

/** A new password must meet the rules of docs/behaviour.md, 7.2; an empty one keeps the old one. */
export const validateNewPassword: TextFieldSingleValidation = (value) => {
  if (!value) return true
  const parsed = v.safeParse(NewPassword, value)
  return parsed.success || parsed.issues[0].message
}

/**
 * Replaces `newPassword` by its hash. This hook runs before the field's validation, so it skips invalid
 * passwords.
 */
export const hashNewPassword: CollectionBeforeChangeHook = async ({ data }) => {
  if (!v.is(NewPassword, data.newPassword)) return data
  return { ...data, passwordHash: await hashPassword(data.newPassword) }
}
