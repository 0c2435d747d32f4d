import type { CollectionAfterChangeHook, PayloadHandler, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { badRequest, conflict, forbidden, notFound } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { inTransaction } from '@/database/transaction'
import { readStoredFile } from '@/payload/storedFiles'
import type { Media } from '@/payload-types'
import { type Part, type Point, cropTo, pointWithin } from './crop'
import { namesOf } from './formerFiles'
import { showInstead } from './mediaPlaces'

const MIDDLE = 50
const OTHER_KIND = 'A picture is replaced by a picture, a film by a film.'
const NO_LONGER = 'This file is replaced already.'

/**
 * Puts another file of the library in the place of one, for editors and admins: `{ by }` is its id. Drafts show the new
 * file, visitors the old one until each page is published; lists show the new one at once (docs/behaviour.md, 9.7).
 */
export const answerReplacement: PayloadHandler = async (req) => {
  if (!isStaff(req.user)) throw forbidden()
  const body = (await req.json?.().catch(() => null)) as { by?: unknown } | null
  const id = String(req.routeParams?.id)
  const by = typeof body?.by === 'string' ? body.by : ''
  await inTransaction(req, async () => {
    const [old, successor] = [await mediaOf(req, id), await mediaOf(req, by)]
    if (!old || !successor || old.id === successor.id) throw notFound()
    await replace(req, old, successor)
  })
  return Response.json({ replacedBy: by })
}

/** Makes the part of a picture that was asked for a picture of its own, and puts it in the place of the whole. */
export const cropPicture: CollectionAfterChangeHook<Media> = async ({ doc, req, context }) => {
  const part = context.crop as Part | undefined
  if (!part || !doc.filename || !doc.mimeType?.startsWith('image/')) return doc
  const bytes = await readStoredFile(req, 'media', doc.filename)
  if (!bytes) throw notFound()
  const data = await cropTo(bytes, part)
  const { focus = { x: doc.focalX ?? MIDDLE, y: doc.focalY ?? MIDDLE } } = context as { focus?: Point }
  const cropped = await req.payload.create({
    collection: 'media',
    data: { alt: doc.alt },
    file: { data, name: doc.filename, mimetype: 'image/png', size: data.length },
    context: { focus: pointWithin(focus, part) },
    req: withoutEdits(req),
    overrideAccess: false,
    user: req.user,
  })
  await replace(req, doc, cropped)
  return { ...doc, replacedBy: cropped.id }
}

async function replace(req: PayloadRequest, old: Media, successor: Media): Promise<void> {
  if (old.replacedBy || successor.replacedBy) throw conflict(NO_LONGER)
  if (kindOf(old) !== kindOf(successor)) throw badRequest(OTHER_KIND)
  await showInstead(old.id, successor.id, req)
  const formerNames = new Set([successor, old].flatMap((media) => media.formerNames ?? []))
  for (const name of namesOf(old)) formerNames.add(name)
  const write = (id: string, data: Record<string, unknown>) =>
    req.payload.db.updateOne({ collection: 'media', id, data, returning: false, req })
  await write(old.id, { replacedBy: successor.id })
  await write(successor.id, { formerNames: [...formerNames] })
}

function mediaOf(req: PayloadRequest, id: string): Promise<Media | null> {
  return findFirst(req, 'media', { id: { equals: id } })
}

function kindOf({ mimeType }: Media): string | undefined {
  return mimeType?.split('/')[0]
}

/** The request in the same transaction, without what it asks to do with another file. */
function withoutEdits(req: PayloadRequest): PayloadRequest {
  const own = { file: undefined, query: {}, context: {} }
  return Object.create(
    req,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value, writable: true }])),
  ) as PayloadRequest
}
