import type { CollectionConfig } from 'payload'
import { adminOnly, adminOnlyField } from '@/access/adminOnly'
import { hiddenFromEditors } from '@/access/hiddenFromEditors'
import { nobodyField } from '@/access/nobody'
import { ownOrAdmin } from '@/access/ownOrAdmin'
import { ownPendingOrAdmin } from '@/access/ownPendingOrAdmin'
import { signedIn } from '@/access/signedIn'
import { BRAND_DEAL_APPLICATION_STATUSES } from '@/contracts/deals'
import { asWords, decidedStatus, owner, titleOf } from '../fields'
import { judgeOwnerOfChange } from '../judgeOwner'
import { checkDeal } from './hooks/checkDeal'
import { noteState } from './hooks/noteState'
import { notifyApplicant } from './hooks/notifyApplicant'

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
  hooks: { beforeChange: [checkDeal, noteState], afterChange: [notifyApplicant, judgeOwnerOfChange] },
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
