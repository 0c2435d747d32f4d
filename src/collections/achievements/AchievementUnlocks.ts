import type { CollectionConfig } from 'payload'
import { ACHIEVEMENT_IDS } from '@/contracts/achievements'
import { owner } from '../fields'
import { internal } from '../internal'

/**
 * A user's unlocked achievements: each once, never revoked (docs/behaviour.md, 5.26). Only domain/achievements
 * writes them.
 */
export const AchievementUnlocks: CollectionConfig = {
  slug: 'achievement-unlocks',
  ...internal(),
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
