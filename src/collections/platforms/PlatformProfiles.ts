import type { CollectionConfig } from 'payload'
import { PLATFORM_IDS } from '@/contracts/platformChecklists'
import { owner, webAddress, wholeNumber } from '../fields'
import { internal } from '../internal'

/**
 * A user's account and checklists, one record per platform (docs/behaviour.md, 5.24). Only domain/platforms
 * writes them, so that two concurrent ticks are both kept.
 */
export const PlatformProfiles: CollectionConfig = {
  slug: 'platform-profiles',
  ...internal(),
  indexes: [{ fields: ['userId', 'platform'], unique: true }],
  fields: [
    owner(),
    { name: 'platform', type: 'select', required: true, options: [...PLATFORM_IDS] },
    { name: 'handle', type: 'text' },
    webAddress('url', 'Address'),
    wholeNumber('followers', 'Followers'),
    { name: 'followersAt', type: 'date' },
    { name: 'setupDone', type: 'text', hasMany: true },
    { name: 'verificationDone', type: 'text', hasMany: true },
    { name: 'version', type: 'number', required: true },
  ],
}
