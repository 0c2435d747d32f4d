import type { CollectionConfig } from 'payload'
import { adminOnly, ownOrAdmin } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { isEmail, madeAt, owner, toMailbox } from '../fields'
import { judgeOwner } from '../judgeOwner'

/** One onboarding response per user; a second one replaces the first (docs/behaviour.md, 5.17). */
export const Onboarding: CollectionConfig = {
  slug: 'onboarding',
  labels: { singular: 'Onboarding response', plural: 'Onboarding responses' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'fullName',
    description: 'Who the creators are and what they want to reach. One response each, the latest.',
    defaultColumns: ['fullName', 'brandName', 'niche', 'userId', 'submittedAt'],
    listSearchableFields: ['fullName', 'email', 'brandName'],
  },
  access: { read: ownOrAdmin(), create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: '-submittedAt',
  hooks: { afterChange: [judgeOwner] },
  fields: [
    { ...owner(), unique: true },
    madeAt('submittedAt', 'Submitted'),
    { name: 'fullName', type: 'text', maxLength: 200 },
    {
      name: 'email',
      label: 'E-mail',
      type: 'text',
      maxLength: 200,
      validate: (value: unknown, options: { previousValue?: unknown }) => !value || isEmail(value, options),
      hooks: { beforeValidate: [toMailbox] },
    },
    { name: 'socialHandles', type: 'textarea', maxLength: 5_000 },
    { name: 'brandName', type: 'text', maxLength: 200 },
    { name: 'tagline', type: 'text', maxLength: 200 },
    { name: 'niche', type: 'text', maxLength: 200 },
    { name: 'instagram', type: 'text', maxLength: 200 },
    { name: 'tiktok', label: 'TikTok', type: 'text', maxLength: 200 },
    { name: 'youtube', label: 'YouTube', type: 'text', maxLength: 200 },
    { name: 'followerGoal', type: 'number', min: 0, admin: { description: 'Followers.' } },
    { name: 'revenueGoal', type: 'number', min: 0, admin: { description: 'Dollars.' } },
    { name: 'contentGoal', type: 'number', min: 0, admin: { description: 'Posts per week.' } },
  ],
}
