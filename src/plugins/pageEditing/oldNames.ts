import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { type OldName, oldNamesPath } from '@/contracts/editing'
import { forbidden } from '@/database/errors'

/**
 * Answers where a former brand name still stands, for editors and admins: `{ names }`. Former names are those of the
 * settings' versions; they are looked for in the drafts of all pages (docs/behaviour.md, 9.7).
 */
export function oldNames(): Endpoint {
  return {
    path: oldNamesPath,
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) throw forbidden()
      return Response.json({ names: await standing(req) })
    },
  }
}

async function standing(req: PayloadRequest): Promise<OldName[]> {
  const asCaller = { req, overrideAccess: false, depth: 0 } as const
  const { brandName } = await req.payload.findGlobal({ slug: 'site-settings', draft: true, ...asCaller })
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'site-settings',
    where: { 'version._status': { equals: 'published' } },
    pagination: false,
    ...asCaller,
  })
  const former = new Set(
    docs.map(({ version }) => version.brandName).filter((name) => name && name !== brandName),
  )
  if (former.size === 0) return []
  const pages = await Promise.all(
    req.payload.globals.config
      .filter(({ custom }) => custom?.pages)
      .map(async ({ slug, label }) => ({
        label: label as string,
        path: `/globals/${slug}`,
        text: JSON.stringify(await req.payload.findGlobal({ slug: slug as never, draft: true, ...asCaller })),
      })),
  )
  return [...former].flatMap((name) => {
    const places = pages.filter(({ text }) => text.includes(JSON.stringify(name).slice(1, -1)))
    return places.length === 0 ? [] : [{ name, places: places.map(({ label, path }) => ({ label, path })) }]
  })
}
