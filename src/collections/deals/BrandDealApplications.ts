import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import {
  adminOnly,
  adminOnlyField,
  nobodyField,
  ownOrAdmin,
  ownPendingOrAdmin,
  signedIn,
} from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { BRAND_DEAL_APPLICATION_STATUSES, DEAL_TEXTS, isDealOver, readsBrief } from '@/contracts/deals'
import { asWords, cents, decidedStatus, owner, titleOf } from '../fields'
import { judgeOwnerOfChange } from '../judgeOwner'
import { notifyApplicant } from './hooks/notifyApplicant'
import { dealHistory } from '@/domain/deals/dealHistory'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { BrandDealApplication as StoredBrandDealApplication } from '@/payload-types'
import { nextValue } from '../nextValue'
import { Types } from 'mongoose'
import { conflict, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'

/**
 * Accepts an application only to a deal that is active (else 404) and not over (else 409). The deal is written in
 * the application's transaction, so that closing or deleting it at the same time causes a conflict.
 */
const checkDeal: CollectionBeforeChangeHook<StoredBrandDealApplication> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const dealId = idOf(data.brandDealId)
  if (!isRecordId(dealId)) throw notFound(DEAL_TEXTS.notFound)
  const deals = req.payload.db.collections['brand-deals']
  if (!deals) throw new Error('The brand deals are not registered')
  const deal = await deals.collection.findOneAndUpdate(
    { _id: new Types.ObjectId(dealId), status: 'active' },
    { $currentDate: { lastAppliedAt: true } },
    { session: await sessionOf(req), projection: { deadline: 1 } },
  )
  if (!deal) throw notFound(DEAL_TEXTS.notFound)
  if (isDealOver(deal.deadline)) throw conflict(DEAL_TEXTS.over)
  return data
}

/** Records each state of an application with its date, whoever sets it (docs/behaviour.md, 5.9). */
const noteState: CollectionBeforeChangeHook<StoredBrandDealApplication> = ({
  data,
  originalDoc,
  operation,
}) => {
  const at = new Date().toISOString()
  // Only code that overrides access can pass its own history; the demo does.
  if (operation === 'create' || !originalDoc)
    return { ...data, history: data.history ?? [{ status: data.status ?? 'pending', at }] }
  const status = nextValue(data.status, originalDoc.status)
  const history = dealHistory(originalDoc)
  return { ...data, history: status === originalDoc.status ? history : [...history, { status, at }] }
}

/** A partnership that begins makes Creator Connect the applicant's own (docs/behaviour.md, 5.22). */
const startConnect: CollectionAfterChangeHook<StoredBrandDealApplication> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const begins = operation === 'update' && readsBrief(doc.status) && !readsBrief(previousDoc.status)
  // An account that is being deleted has no screens any more.
  if (begins && (await touchUser(req, idOf(doc.userId)))) await makeOwn(req, idOf(doc.userId), 'connect')
}

/**
 * Applications to deals, one per person and deal at a time (docs/behaviour.md, 5.9). A withdrawn one is deleted, which
 * frees its place in the unique index.
 */
export const BrandDealApplications: CollectionConfig = {
  slug: 'brand-deal-applications',
  labels: { singular: 'Deal application', plural: 'Deal applications' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    description: 'Creators who applied to a brand deal. Decide here; they see the status at once.',
    defaultColumns: ['brandDealId', 'userId', 'status', 'createdAt'],
    useAsTitle: 'dealTitle',
    listSearchableFields: ['dealTitle', 'applicationMessage'],
  },
  access: { create: signedIn, read: ownOrAdmin(), update: adminOnly, delete: ownPendingOrAdmin },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['brandDealId', 'userId'], unique: true }],
  hooks: {
    beforeChange: [checkDeal, noteState],
    afterChange: [notifyApplicant, startConnect, judgeOwnerOfChange],
  },
  fields: [
    titleOf('dealTitle', 'brandDealId.campaignTitle'),
    {
      name: 'brandDealId',
      label: 'Brand deal',
      type: 'relationship',
      relationTo: 'brand-deals',
      required: true,
      access: { update: () => false },
    },
    {
      name: 'applicationMessage',
      label: 'Message',
      type: 'textarea',
      required: true,
      maxLength: 5_000,
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5_000,
      access: { create: adminOnlyField, update: adminOnlyField },
      admin: { description: 'The creator can read these.' },
    },
    owner('userId', 'Creator'),
    {
      ...cents('paid', 'Paid to the creator so far', { defaultValue: 0 }),
      access: { create: adminOnlyField, update: adminOnlyField },
    },
    decidedStatus(BRAND_DEAL_APPLICATION_STATUSES, 'Where this application stands.'),
    {
      name: 'history',
      type: 'array',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, initCollapsed: true, description: 'Every state with its date.' },
      fields: [
        {
          name: 'status',
          type: 'select',
          required: true,
          options: BRAND_DEAL_APPLICATION_STATUSES.map((value) => ({ value, label: asWords(value) })),
        },
        { name: 'at', label: 'Since', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
  ],
}
