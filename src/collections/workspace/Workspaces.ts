import type { CollectionConfig } from 'payload'
import { SETS } from '@/contracts/workspace'
import { owner } from '../fields'
import { internal } from '../internal'

/**
 * One per user, created with the first difference from a new account (docs/behaviour.md, 5.22). Only
 * domain/workspace/workspaces.ts reads and writes it: a set that became the user's own stays so.
 */
export const Workspaces: CollectionConfig = {
  slug: 'workspaces',
  ...internal(),
  timestamps: false,
  fields: [
    { ...owner(), unique: true },
    { name: 'ownSets', type: 'select', hasMany: true, options: [...SETS] },
    { name: 'timeZone', type: 'text' },
    { name: 'digestHour', type: 'number', min: 0, max: 23 },
    { name: 'startedAt', type: 'date', required: true },
  ],
}
