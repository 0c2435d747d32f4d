import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/hiddenFromEditors'
import { ownedRecords } from '@/access/ownedRecords'
import { LINK_LABEL_MAX } from '@/contracts/links/shortLinks'
import { owner } from '../fields'
import { makeCode } from './makeCode'
import { fixed } from '../orderFields'

/** Creators' short links, one for each post that promotes something (docs/behaviour.md, 12.16). */
export const ShortLinks: CollectionConfig = {
  slug: 'short-links',
  labels: { singular: 'Short link', plural: 'Short links' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'label',
    description: 'Creators make them in the dashboard, and see there what was sold through each.',
    defaultColumns: ['label', 'code', 'productId', 'userId', 'createdAt'],
    listSearchableFields: ['label', 'code'],
  },
  access: ownedRecords,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [makeCode] },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: LINK_LABEL_MAX },
    { name: 'code', type: 'text', unique: true, access: fixed, admin: { readOnly: true } },
    {
      name: 'productId',
      label: 'Leads to',
      type: 'relationship',
      relationTo: 'products',
      admin: { description: 'Empty: the shop.' },
    },
    { name: 'taskId', label: 'Post', type: 'relationship', relationTo: 'tasks' },
    owner(),
  ],
}
