import type { CollectionConfig } from 'payload'
import { adminOnly, adminOnlyField } from '@/access/adminOnly'
import { hiddenFromEditors } from '@/access/hiddenFromEditors'
import { ownOrAdmin } from '@/access/ownOrAdmin'
import { signedIn } from '@/access/signedIn'
import { BRAND_DEAL_APPLICATION_STATUSES } from '@/contracts/deals'
import { decidedStatus, owner, titleOf } from '../fields'
import { checkDeal } from './hooks/checkDeal'

/** Applications to deals, one per person and deal (docs/behaviour.md, 5.9). */
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
  access: { create: signedIn, read: ownOrAdmin(), update: adminOnly, delete: adminOnly },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['brandDealId', 'userId'], unique: true }],
  hooks: { beforeChange: [checkDeal] },
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
  ],
}
