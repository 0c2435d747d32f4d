import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'
import { PLATFORM_IDS } from '@/contracts/platformChecklists'
import { owner, webAddress, wholeNumber } from '../fields'

/**
 * A person's account and checklists on a platform, one each (docs/behaviour.md, 5.24). Written by
 * database/platformProfiles.ts alone, so that two ticks at once both stand.
 */
export const PlatformProfiles: CollectionConfig = {
  slug: 'platform-profiles',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
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
