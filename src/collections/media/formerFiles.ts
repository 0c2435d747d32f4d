import type { CollectionAfterDeleteHook, PayloadRequest, TextField } from 'payload'
import { opensConsole } from '@/access/guards'
import type { Media } from '@/payload-types'
import type { AskedFile } from '@/payload/storedFiles'
import { fixed } from '../orderFields'
import { isShownToVisitors, placesShowing } from './mediaPlaces'

// Whoever opens the console reads these, because its list of media leaves out what was replaced.
const bookkeeping = {
  index: true,
  access: { ...fixed, read: ({ req }: { req: PayloadRequest }) => opensConsole(req.user) },
  admin: { hidden: true },
} as const

/** Which file took this one's place, and the names of the files whose place this one took. */
export const succession: [TextField, TextField] = [
  { name: 'replacedBy', type: 'text', ...bookkeeping },
  { name: 'formerNames', type: 'text', hasMany: true, ...bookkeeping },
]

/** The names of a file and of its smaller copies. */
export function namesOf({ filename, sizes }: Media): string[] {
  return [filename, ...Object.values(sizes ?? {}).map((copy) => copy?.filename)].filter(
    (name) => typeof name === 'string',
  )
}

/**
 * Leads the address of a replaced file to the one that took its place, as soon as no page shows it any more. One that
 * no page shows yet is not led to while another is shown (docs/behaviour.md, 9.7).
 */
export async function leadToSuccessor(
  req: PayloadRequest,
  { params }: AskedFile,
): Promise<Response | undefined> {
  const { filename } = params
  // Overrides access: anybody may read media, but only who opens the console its bookkeeping.
  const all = { collection: 'media', depth: 0, pagination: false, req, overrideAccess: true } as const
  const { docs: later } = await req.payload.find({
    ...all,
    where: { formerNames: { equals: filename } },
    sort: '-createdAt',
  })
  if (later.length === 0) return undefined
  const { docs: replaced } = await req.payload.find({
    ...all,
    where: { replacedBy: { in: later.map(({ id }) => id) } },
  })
  const own = replaced.find((media) => namesOf(media).includes(filename))
  if (own && (await placesShowing(own.id, req)).length > 0) return undefined
  let successor = later[0]
  for (const media of later) {
    if (!(await isShownToVisitors(media.id, req))) continue
    successor = media
    break
  }
  const url = successor && addressLike(filename, successor)
  if (!url) return undefined
  return new Response(null, {
    status: 302,
    headers: { Location: url, 'Cache-Control': 'public, max-age=60' },
  })
}

/** The copy of a file that is as wide as the one of this name and of its format, or the file itself. */
function addressLike(name: string, media: Media): string | null {
  const [, edge, ending] = /-(\d+)x\d+\.(webp|avif)$/.exec(name) ?? []
  const copies = Object.values(media.sizes ?? {})
    .filter((copy) => copy?.url && copy.mimeType === `image/${ending}`)
    .toSorted((a, b) => (a?.width ?? 0) - (b?.width ?? 0))
  const copy = edge ? (copies.find((each) => (each?.width ?? 0) >= Number(edge)) ?? copies.at(-1)) : null
  return copy?.url ?? media.url ?? null
}

/** Brings back into the library what the deleted file had replaced. */
export const freePredecessors: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  // Overrides access: the field is the server's own.
  await req.payload.db.updateMany({
    collection: 'media',
    where: { replacedBy: { equals: doc.id } },
    data: { replacedBy: null },
    returning: false,
    req,
  })
}
