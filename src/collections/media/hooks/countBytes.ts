import type { CollectionBeforeChangeHook } from 'payload'
import type { CreatorMedia } from '@/payload-types'

/** Keeps `bytes` equal to the disk space of all copies of a file. */
export const countBytes: CollectionBeforeChangeHook<CreatorMedia> = ({ data, originalDoc }) => {
  const { filesize, sizes, posterBytes } = { ...originalDoc, ...data }
  const copies = Object.values(sizes ?? {}).map((copy) => copy?.filesize ?? 0)
  const bytes = [filesize ?? 0, posterBytes ?? 0, ...copies].reduce((sum, each) => sum + each, 0)
  return { ...data, bytes }
}
