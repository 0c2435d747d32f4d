import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { type LinkTarget, linkTargetsPath } from '@/contracts/editing'
import { PUBLIC_PAGES } from '@/contracts/pages'
import { forbidden } from '@/database/errors'

/** More products than this are found by typing their address. */
const MOST_PRODUCTS = 200

/** Answers the pages and products of this site that a link can lead to, for editors and admins: `{ targets }`. */
export function linkTargets(): Endpoint {
  return {
    path: linkTargetsPath,
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) throw forbidden()
      return Response.json({ targets: [...pages(), ...(await products(req))] })
    },
  }
}

function pages(): LinkTarget[] {
  return PUBLIC_PAGES.map((path) => ({ kind: 'page', path, label: nameOf(path) }))
}

async function products(req: PayloadRequest): Promise<LinkTarget[]> {
  // Overrides access: what is in the shop is public.
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { isActive: { equals: true }, slug: { exists: true } },
    select: { title: true, slug: true },
    sort: 'title',
    limit: MOST_PRODUCTS,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ title, slug }) => ({ kind: 'product', path: `/shop/${slug}`, label: title }))
}

/** '/join-team' as a name: 'Join team'. */
function nameOf(path: string): string {
  if (path === '/') return 'Cover'
  const words = path.slice(1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
