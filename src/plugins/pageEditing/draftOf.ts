import type { PayloadRequest } from 'payload'

type Values = Record<string, unknown>

const BOOKKEEPING = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'globalType',
  'revision',
  'changedBy',
])

/** The draft of a page as the caller may read it, and the revision that a save of it states. */
export async function draftOf(
  req: PayloadRequest,
  page: string,
): Promise<{ values: Values; revision: number }> {
  const asCaller = { req, overrideAccess: false, depth: 0 } as const
  const draft = (await req.payload.findGlobal({ slug: page as never, draft: true, ...asCaller })) as Values
  return { values: withoutBookkeeping(draft), revision: Number(draft.revision ?? 0) }
}

/** A stored page without what the server keeps about it. */
export function withoutBookkeeping(stored: object): Values {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !BOOKKEEPING.has(name)))
}
