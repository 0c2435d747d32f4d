import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { type PublishedTogether, publishTogetherPath, withoutBookkeeping } from '@/contracts/editing'
import { badRequest, forbidden } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { faultsIn } from './faultsIn'
import { readBody } from './readBody'

type Fault = PublishedTogether['faults'][number]
type Page = { slug: string; label: string }

/**
 * Publishes the drafts of several pages, all or none, for editors and admins (docs/behaviour.md, 9.6). Each is checked
 * first, so that the answer names every page that cannot be published. Throws 400 for what is no page.
 */
export function publishTogether(): Endpoint {
  return { path: publishTogetherPath, method: 'post', handler: answer }
}

async function answer(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req.user)) throw forbidden()
  const { pages: named } = await readBody(req)
  const pages = req.payload.globals.config
    .filter(({ slug, custom }) => custom?.pages && Array.isArray(named) && named.includes(slug))
    .map(({ slug, label }) => ({ slug, label: label as string }))
  if (pages.length === 0 || pages.length !== (named as unknown[]).length) throw badRequest('Name pages')
  const faults: Fault[] = []
  for (const page of pages) {
    const message = await faultOf(req, page)
    if (message) faults.push({ page: page.slug, label: page.label, message })
  }
  if (faults.length === 0) {
    await inTransaction(req, async () => {
      for (const page of pages) await publish(req, page)
    })
  }
  return Response.json({ faults } satisfies PublishedTogether)
}

class Checked extends Error {}

/** Why a page cannot be published; null if it can. Publishes it, and takes that back. */
export async function faultOf(req: PayloadRequest, page: Pick<Page, 'slug'>): Promise<string | null> {
  const before = req.context
  req.context = { ...before, disableRevalidate: true }
  try {
    await inTransaction(req, async () => {
      await publish(req, page)
      throw new Checked()
    })
  } catch (error) {
    const faults = faultsIn(error)
    if (faults) return faults
    if (!(error instanceof Checked)) throw error
  } finally {
    req.context = before
  }
  return null
}

async function publish(req: PayloadRequest, { slug }: Pick<Page, 'slug'>): Promise<void> {
  const asCaller = { slug: slug as never, depth: 0, req, overrideAccess: false }
  const draft = (await req.payload.findGlobal({ ...asCaller, draft: true })) as { revision?: number }
  const revision = Number(draft.revision ?? 0)
  const data = { ...withoutBookkeeping(draft), revision, _status: 'published' } as never
  await req.payload.updateGlobal({ ...asCaller, data })
}
