import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { nobody, ownOrAdmin } from '@/access/rules'
import { CARD_LENGTHS } from '@/contracts/collabs/creators'

/** How creators want to be found by each other, one card for each (docs/behaviour.md, 15.8). */
export const CreatorCards: CollectionConfig = {
  slug: 'creator-cards',
  labels: { singular: 'Creator card', plural: 'Creator cards' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'displayName',
    description: 'What creators tell each other. Only listed ones can be found and asked.',
    defaultColumns: ['displayName', 'niche', 'isListed', 'updatedAt'],
  },
  access: { read: ownOrAdmin(), create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['isListed', 'createdAt'] }],
  fields: [
    {
      name: 'userId',
      label: 'Creator',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      unique: true,
    },
    { name: 'isListed', label: 'Wants to be found', type: 'checkbox', defaultValue: false },
    { name: 'displayName', label: 'Name', type: 'text', required: true, maxLength: CARD_LENGTHS.displayName },
    { name: 'headline', type: 'text', maxLength: CARD_LENGTHS.headline },
    { name: 'niche', type: 'text', maxLength: CARD_LENGTHS.niche },
  ],
}
