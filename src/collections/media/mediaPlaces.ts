import type { Field, PayloadRequest, Where } from 'payload'
import type { LibraryPlace } from '@/contracts/editing'
import { driverCollection } from '@/database/driverCollection'

type Id = number | string

const RECORD_ID = /\b[\da-f]{24}\b/g

/** The pages and lists that show a file, drafts included, with their addresses below the console's. */
export async function placesShowing(id: Id, req: PayloadRequest): Promise<LibraryPlace[]> {
  return [...(await globalsShowing(id, req, [false, true])), ...(await collectionsShowing(id, req))]
}

/** Whether visitors see a file somewhere. */
export async function isShownToVisitors(id: Id, req: PayloadRequest): Promise<boolean> {
  return [...(await globalsShowing(id, req, [false])), ...(await collectionsShowing(id, req))].length > 0
}

/**
 * Shows another file wherever a file is shown: in the drafts of pages, and at once in lists, which have none. Call it
 * in a transaction.
 */
export async function showInstead(id: string, by: string, req: PayloadRequest): Promise<void> {
  // Overrides access: a product of a creator shows the library's pictures, too.
  const all = { req, depth: 0, overrideAccess: true } as const
  for (const { slug, fields } of req.payload.globals.config) {
    if (uploadPaths(fields).length === 0) continue
    const draft = await req.payload.findGlobal({ slug, draft: true, ...all })
    const data = changedParts(draft, id, by)
    if (data) await req.payload.updateGlobal({ slug, data, draft: true, ...all })
  }
  for (const { slug, fields } of req.payload.config.collections) {
    const where = showing(fields, id)
    if (!where) continue
    const { docs } = await req.payload.find({ collection: slug, where, pagination: false, ...all })
    for (const doc of docs) {
      const data = changedParts(doc, id, by)
      if (data) await req.payload.update({ collection: slug, id: doc.id, data, ...all })
    }
  }
}

/** The ids of all files in the pages and lists of some labels, drafts included; also ids of other things. */
export async function idsShownOn(
  isMeant: (label: string) => boolean,
  req: PayloadRequest,
): Promise<string[]> {
  const ids = new Set<string>()
  for (const { slug, label, fields } of req.payload.globals.config) {
    if (uploadPaths(fields).length === 0 || !isMeant(nameOf(label, slug))) continue
    for (const draft of [false, true]) {
      // Overrides access, as above.
      const stored = await req.payload.findGlobal({ slug, depth: 0, draft, req, overrideAccess: true })
      for (const [id] of JSON.stringify(stored).matchAll(RECORD_ID)) ids.add(id)
    }
  }
  for (const { slug, labels, fields } of req.payload.config.collections) {
    if (!isMeant(labels.plural as string)) continue
    for (const path of uploadPaths(fields)) {
      for (const id of await driverCollection(req, slug).distinct(path)) if (id) ids.add(String(id))
    }
  }
  return [...ids]
}

/** The fields of a document that refer to a file, referring to another one; null if none does. */
function changedParts(doc: object, id: string, by: string): Record<string, unknown> | null {
  const changed = Object.entries(doc)
    .map(([name, value]) => [name, JSON.stringify(value ?? null)] as const)
    .filter(([name, json]) => name !== 'id' && json.includes(`"${id}"`))
  if (changed.length === 0) return null
  return Object.fromEntries(
    changed.map(([name, json]) => [name, JSON.parse(json.replaceAll(`"${id}"`, `"${by}"`)) as unknown]),
  )
}

async function globalsShowing(id: Id, req: PayloadRequest, drafts: boolean[]): Promise<LibraryPlace[]> {
  const places: LibraryPlace[] = []
  for (const { slug, label, fields } of req.payload.globals.config) {
    if (uploadPaths(fields).length === 0) continue
    for (const draft of drafts) {
      // Overrides access: a use counts even where the editor cannot read it.
      const stored = await req.payload.findGlobal({ slug, depth: 0, draft, req, overrideAccess: true })
      if (!JSON.stringify(stored).includes(`"${id}"`)) continue
      places.push({ label: nameOf(label, slug), path: `/globals/${slug}` })
      break
    }
  }
  return places
}

async function collectionsShowing(id: Id, req: PayloadRequest): Promise<LibraryPlace[]> {
  const places: LibraryPlace[] = []
  for (const { slug, labels, fields } of req.payload.config.collections) {
    const where = showing(fields, id)
    if (!where) continue
    const { totalDocs } = await req.payload.count({ collection: slug, where, req, overrideAccess: true })
    if (totalDocs === 0) continue
    const name = totalDocs === 1 ? labels.singular : labels.plural
    const label = `${totalDocs} ${typeof name === 'string' ? name.toLowerCase() : slug}`
    places.push({ label, path: `/collections/${slug}` })
  }
  return places
}

function nameOf(label: unknown, slug: string): string {
  return typeof label === 'string' ? label : slug
}

/** Finds the records of a list that show a file; null for a list that shows none. */
function showing(fields: Field[], id: Id): Where | null {
  const paths = uploadPaths(fields)
  return paths.length === 0 ? null : { or: paths.map((path) => ({ [path]: { equals: id } })) }
}

/** The paths of all fields that refer to the media library. */
function uploadPaths(fields: Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload') return field.relationTo === 'media' ? [`${prefix}${field.name}`] : []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => uploadPaths(tab.fields, prefix))
    if (!('fields' in field)) return []
    return uploadPaths(field.fields, 'name' in field && field.name ? `${prefix}${field.name}.` : prefix)
  })
}
