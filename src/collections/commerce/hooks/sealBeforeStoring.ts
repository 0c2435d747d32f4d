import type { FieldHook } from 'payload'
import { sealSecret } from '@/auth/secrets'

/** Encrypts a new secret. A stored one comes back unchanged with every save and is kept as it is. */
export const sealBeforeStoring: FieldHook = ({ value, previousValue }) => {
  if (!value) return null
  return value === previousValue ? value : sealSecret(String(value))
}
