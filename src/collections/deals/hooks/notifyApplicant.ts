import type { CollectionAfterChangeHook } from 'payload'
import { screenHref } from '@/contracts/screens'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import type { BrandDealApplication as StoredBrandDealApplication } from '@/payload-types'
import { asWords } from '../../fields'

/** Notifies the applicant of each new state of their application, whoever sets it (docs/behaviour.md, 5.23). */
export const notifyApplicant: CollectionAfterChangeHook<StoredBrandDealApplication> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.status === previousDoc.status || doc.status === 'pending') return
  const deal = await req.payload.findByID({
    collection: 'brand-deals',
    id: idOf(doc.brandDealId),
    depth: 0,
    disableErrors: true,
    req,
    // A closed deal is hidden from its applicants elsewhere; this is about their own application.
    overrideAccess: true,
  })
  if (!deal) return
  await notify(req, {
    userId: idOf(doc.userId),
    kind: 'deal',
    // Includes the number of states, so that a repeated state is announced again.
    dedupeKey: `deal:${doc.id}:${doc.history?.length ?? 0}`,
    title: titleOf(deal.companyName, doc.status),
    body: deal.campaignTitle,
    href: screenHref('connect'),
  })
}

function titleOf(company: string, status: StoredBrandDealApplication['status']): string {
  if (status === 'approved') return `${company} approved you`
  if (status === 'rejected') return `${company} declined your application`
  return `${company}: ${asWords(status).toLowerCase()}`
}
