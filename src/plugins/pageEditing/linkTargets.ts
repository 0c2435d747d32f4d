import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { placePath } from '@/contracts/directory'
import { type LinkTarget, linkTargetsPath } from '@/contracts/editing'
import { EVENTS_PATH, eventPath } from '@/contracts/eventPage'
import { PUBLIC_PAGES } from '@/contracts/pages'
import { forbidden } from '@/database/errors'

/** More of a kind than this are found by typing their address. */
const MOST = 200

/** Answers what of this site a link can lead to, for editors and admins: `{ targets }` (docs/behaviour.md, 9.1). */
export function linkTargets(): Endpoint {
  return {
    path: linkTargetsPath,
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) throw forbidden()
      const records = await Promise.all([products(req), places(req), events(req)])
      return Response.json({ targets: [...pages(), ...records.flat()] })
    },
  }
}

function pages(): LinkTarget[] {
  return [...PUBLIC_PAGES, EVENTS_PATH].map((path) => ({ kind: 'page', path, label: nameOf(path) }))
}

async function products(req: PayloadRequest): Promise<LinkTarget[]> {
  // Overrides access: what is in the shop is public.
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { isActive: { equals: true }, slug: { exists: true } },
    select: { title: true, slug: true },
    sort: 'title',
    limit: MOST,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ title, slug }) => ({ kind: 'product', path: `/shop/${slug}`, label: title }))
}

/** In the editors' order, as visitors see them. */
async function places(req: PayloadRequest): Promise<LinkTarget[]> {
  const { docs } = await req.payload.find({
    collection: 'directory-listings',
    select: { name: true, slug: true },
    sort: '_order',
    limit: MOST,
    pagination: false,
    depth: 0,
    user: null,
    overrideAccess: false,
  })
  return docs.flatMap(({ name, slug }) =>
    slug ? [{ kind: 'place', path: placePath(slug), label: name }] : [],
  )
}

async function events(req: PayloadRequest): Promise<LinkTarget[]> {
  // Overrides access: the pages of public events are for everybody.
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      and: [{ isPublic: { equals: true } }, { eventDate: { greater_than: new Date().toISOString() } }],
    },
    select: { title: true, slug: true },
    sort: ['eventDate', 'id'],
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ title, slug }) =>
    slug ? [{ kind: 'event', path: eventPath(slug), label: title }] : [],
  )
}

/** '/join-team' as a name: 'Join team'. */
function nameOf(path: string): string {
  if (path === '/') return 'Cover'
  const words = path.slice(1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
