import type { CreatorMedia } from '@/payload-types'

/** The path of a public file; null while it is private. The key identifies it, the name is for people. */
export function publicPath({
  publicKey,
  name,
  filename,
}: Pick<CreatorMedia, 'publicKey' | 'name' | 'filename'>): string | null {
  if (!publicKey) return null
  const plain = name
    .normalize('NFKD')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
  const extension = filename?.split('.').at(-1) ?? ''
  return `/files/${publicKey}/${plain || 'file'}.${extension}`
}
