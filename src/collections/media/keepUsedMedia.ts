import { APIError, type CollectionBeforeDeleteHook, type Field, type PayloadRequest } from 'payload'

/** Refuses to delete a file that a page still shows, and names the page. */
export const keepUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = [...(await globalsShowing(id, req)), ...(await collectionsShowing(id, req))]
  if (places.length > 0)
    throw new APIError(`Still shown by: ${places.join(', ')}. Take it out there first.`, 409)
}

async function globalsShowing(id: number | string, req: PayloadRequest): Promise<string[]> {
  const places: string[] = []
  for (const { slug, label, fields } of req.payload.globals.config) {
    if (uploadPaths(fields).length === 0) continue
    for (const draft of [false, true]) {
      // Overrides access: a use counts even where the editor cannot read it.
      const stored = await req.payload.findGlobal({ slug, depth: 0, draft, req, overrideAccess: true })
      if (!JSON.stringify(stored).includes(`"${id}"`)) continue
      places.push(typeof label === 'string' ? label : slug)
      break
    }
  }
  return places
}

async function collectionsShowing(id: number | string, req: PayloadRequest): Promise<string[]> {
  const places: string[] = []
  for (const { slug, labels, fields } of req.payload.config.collections) {
    const paths = uploadPaths(fields)
    if (paths.length === 0) continue
    const { totalDocs } = await req.payload.count({
      collection: slug,
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      req,
      overrideAccess: true,
    })
    if (totalDocs > 0) places.push(`${totalDocs} of ${labels.plural as string}`)
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
