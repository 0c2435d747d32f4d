import type { Field, PayloadRequest } from 'payload'
import type { MediaPlace } from '@/contracts/editing'

/** The pages and lists that show a file, drafts included, with their addresses below the console's. */
export async function placesShowing(id: number | string, req: PayloadRequest): Promise<MediaPlace[]> {
  return [...(await globalsShowing(id, req)), ...(await collectionsShowing(id, req))]
}

async function globalsShowing(id: number | string, req: PayloadRequest): Promise<MediaPlace[]> {
  const places: MediaPlace[] = []
  for (const { slug, label, fields } of req.payload.globals.config) {
    if (uploadPaths(fields).length === 0) continue
    for (const draft of [false, true]) {
      // Overrides access: a use counts even where the editor cannot read it.
      const stored = await req.payload.findGlobal({ slug, depth: 0, draft, req, overrideAccess: true })
      if (!JSON.stringify(stored).includes(`"${id}"`)) continue
      places.push({ label: typeof label === 'string' ? label : slug, path: `/globals/${slug}` })
      break
    }
  }
  return places
}

async function collectionsShowing(id: number | string, req: PayloadRequest): Promise<MediaPlace[]> {
  const places: MediaPlace[] = []
  for (const { slug, labels, fields } of req.payload.config.collections) {
    const paths = uploadPaths(fields)
    if (paths.length === 0) continue
    const { totalDocs } = await req.payload.count({
      collection: slug,
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      req,
      overrideAccess: true,
    })
    if (totalDocs === 0) continue
    places.push({ label: `${totalDocs} of ${labels.plural as string}`, path: `/collections/${slug}` })
  }
  return places
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
