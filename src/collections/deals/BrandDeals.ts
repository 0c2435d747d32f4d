import type { CollectionConfig, CollectionAfterDeleteHook } from 'payload'
import { activeForUsers, adminOnly, adminOnlyField, nobodyField } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { BRAND_DEAL_STATUSES, BRAND_DEAL_TYPES } from '@/contracts/deals'
import { picture } from '../copyFields'
import { DAY_ONLY, SUGGESTED, asWords, cents } from '../fields'
import { unlinkTasks } from '../unlinkTasks'

/** Deletes the applications of a deleted deal. */
const deleteApplications: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'brand-deal-applications',
    where: { brandDealId: { equals: id } },
    req,
  })
}

/**
 * Paid work that creators can apply to (docs/behaviour.md, 5.8). Made and decided in the console; amounts in
 * cents.
 */
export const BrandDeals: CollectionConfig = {
  slug: 'brand-deals',
  labels: { singular: 'Brand deal', plural: 'Brand deals' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'campaignTitle',
    description: 'Creators see the active ones in Creator Connect, newest first.',
    defaultColumns: ['campaignTitle', 'companyName', 'industry', 'dealType', 'deadline', 'status'],
    listSearchableFields: ['campaignTitle', 'companyName', 'industry'],
  },
  access: { create: adminOnly, read: activeForUsers, update: adminOnly, delete: adminOnly },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [deleteApplications, unlinkTasks('dealId')] },
  fields: [
    { name: 'campaignTitle', type: 'text', required: true, maxLength: 200 },
    { name: 'companyName', type: 'text', required: true, maxLength: 200 },
    picture('companyLogo', 'Company logo', 'Square. Without one the card shows the first letter.'),
    { name: 'description', type: 'textarea', maxLength: 5_000 },
    {
      type: 'row',
      fields: [
        {
          name: 'industry',
          type: 'text',
          maxLength: 200,
          admin: {
            description: 'Creators filter by it. What other deals say is offered as you type.',
            components: { Field: SUGGESTED },
          },
        },
        {
          name: 'dealType',
          type: 'select',
          options: BRAND_DEAL_TYPES.map((value) => ({ value, label: asWords(value) })),
          admin: { description: 'What the creator gets. Creators filter by it.' },
        },
      ],
    },
    { type: 'row', fields: [cents('budgetMin', 'Budget from'), cents('budgetMax', 'Budget to')] },
    cents('totalPaid', 'Paid so far', { required: true, defaultValue: 0 }),
    {
      name: 'productSelection',
      type: 'textarea',
      maxLength: 5_000,
      admin: { description: 'The pieces that the creator may choose from.' },
    },
    {
      name: 'requirements',
      type: 'textarea',
      maxLength: 5_000,
      admin: { description: 'What the creator delivers, and by when.' },
    },
    {
      name: 'brief',
      type: 'textarea',
      maxLength: 5_000,
      access: { read: adminOnlyField },
      admin: { description: 'Creators read it once their application is approved.' },
    },
    {
      name: 'contact',
      type: 'textarea',
      maxLength: 1_000,
      access: { read: adminOnlyField },
      admin: {
        description: 'Whom to write to, and how. Creators read it once their application is approved.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'location', type: 'text', maxLength: 200 },
        {
          name: 'deadline',
          type: 'date',
          admin: { date: DAY_ONLY, description: 'The last day to apply.' },
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'active',
      options: BRAND_DEAL_STATUSES.map((value) => ({ value, label: asWords(value) })),
      admin: { position: 'sidebar', isClearable: false, description: 'Only active deals are shown.' },
    },
    {
      name: 'lastAppliedAt',
      label: 'Last application',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
