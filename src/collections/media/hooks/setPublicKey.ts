import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import type { CreatorMedia } from '@/payload-types'

const KEY_BYTES = 16

/** A file that becomes public gets a new address; once it is private again, the old address never works again. */
export const setPublicKey: CollectionBeforeChangeHook<CreatorMedia> = ({ data, originalDoc }) => {
  const { visibility, publicKey } = { ...originalDoc, ...data }
  if (visibility !== 'public') return { ...data, publicKey: null }
  return publicKey ? data : { ...data, publicKey: randomBytes(KEY_BYTES).toString('hex') }
}
