import type { CollectionConfig } from 'payload'
import { adminOnly } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { LONG_TEXT_MAX, TEXT_MAX } from '@/contracts/core/wire'

/** Texts that admins answer with again and again, for all of them (docs/behaviour.md, 15.2). */
export const SavedReplies: CollectionConfig = {
  slug: 'saved-replies',
  labels: { singular: 'Saved reply', plural: 'Saved replies' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    description: 'Texts to answer with in Admin Chat, for all admins.',
    defaultColumns: ['title', 'content', 'updatedAt'],
    listSearchableFields: ['title', 'content'],
  },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'title',
  disableDuplicate: true,
  fields: [
    { name: 'title', type: 'text', required: true, index: true, maxLength: TEXT_MAX },
    { name: 'content', type: 'textarea', required: true, maxLength: LONG_TEXT_MAX },
  ],
}
