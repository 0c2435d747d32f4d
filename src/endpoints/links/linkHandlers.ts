import type { Where } from 'payload'
import * as contract from '@/contracts/links/shortLinks'
import { badField } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId, ownRecords } from '@/database/ownRecords'
import { soldByLink } from '@/domain/orders/sales'
import type { ShortLink as StoredShortLink } from '@/payload-types'
import { handle } from '../core/handle'
import { type Caller, ownHandlers } from '../core/ownHandlers'

/** GET /api/short-links: each link with the caller's own sales through it. */
export const listShortLinks = handle(contract.listShortLinks, async ({ req, user }) => {
  const [links, sold] = await Promise.all([
    ownRecords('short-links', { req, user }),
    soldByLink(req, user.id),
  ])
  return links.map((link) => presentLink(link, sold.get(link.code ?? '')))
})

/** The calls of short links. */
export const linkCalls = [
  listShortLinks,
  ...ownHandlers({
    collection: 'short-links',
    create: contract.createShortLink,
    present: (stored) => presentLink(stored),
    toStored: async ({ label, productId, taskId }: contract.ShortLinkInput, caller) => {
      await requireOwn(
        caller,
        'products',
        productId,
        badField('productId', contract.SHORT_LINK_TEXTS.notYourProduct),
      )
      await requireOwn(caller, 'tasks', taskId, badField('taskId', contract.SHORT_LINK_TEXTS.notYourTask))
      return { label, productId, taskId }
    },
    remove: contract.deleteShortLink,
    removed: contract.SHORT_LINK_TEXTS.deleted,
  }),
]

function presentLink(stored: StoredShortLink, sold: contract.LinkSales[] = []): contract.ShortLink {
  const { id, label, createdAt, userId, productId, taskId } = stored
  return {
    id,
    userId: idOf(userId),
    code: stored.code ?? '',
    label,
    productId: productId ? idOf(productId) : null,
    taskId: taskId ? idOf(taskId) : null,
    createdAt,
    sold,
  }
}

/** Throws if an id is given that is not one of the caller's records. */
async function requireOwn(
  { req, user }: Caller,
  collection: 'products' | 'tasks',
  id: string | null,
  refused: Error,
): Promise<void> {
  if (id === null) return
  const where: Where = { and: [{ id: { equals: id } }, { userId: { equals: user.id } }] }
  // The condition names the owner.
  const { totalDocs } = isRecordId(id)
    ? await req.payload.count({ collection, where, req, overrideAccess: true })
    : { totalDocs: 0 }
  if (totalDocs === 0) throw refused
}
