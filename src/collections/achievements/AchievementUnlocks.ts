import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/rules'
import { ACHIEVEMENT_IDS } from '@/contracts/achievements'
import { owner } from '../fields'

/**
 * A user's unlocked achievements: each once, never revoked (docs/behaviour.md, 5.26). Only domain/achievements
 * writes them.
 */
export const AchievementUnlocks: CollectionConfig = {
  slug: 'achievement-unlocks',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['userId', 'achievementId'], unique: true }],
  fields: [
    owner(),
    { name: 'achievementId', type: 'select', required: true, options: [...ACHIEVEMENT_IDS] },
    { name: 'unlockedAt', type: 'date', required: true },
    {
      name: 'because',
      type: 'array',
      fields: [
        { name: 'kind', type: 'text', required: true },
        { name: 'recordId', type: 'text', required: true },
      ],
    },
  ],
}
