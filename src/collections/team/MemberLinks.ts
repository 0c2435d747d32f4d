import type { CollectionConfig } from 'payload'
import { tokenHash } from '../fields'
import { internal } from '../internal'

/**
 * The links of team members to their tasks (docs/behaviour.md, 15.7), one for each. The token is derived from the
 * member and the generation (auth/linkKeys.ts), so mails can repeat it; only its hash is stored, to look it up.
 */
export const MemberLinks: CollectionConfig = {
  slug: 'member-links',
  ...internal(),
  labels: { singular: 'Member link', plural: 'Member links' },
  fields: [
    {
      name: 'memberId',
      type: 'relationship',
      relationTo: 'team-applications',
      required: true,
      unique: true,
    },
    { name: 'generation', type: 'number', required: true },
    tokenHash(),
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'lastOpenedAt', type: 'date' },
    /** Since when the member wants no mails about tasks. */
    { name: 'quietAt', type: 'date' },
    { name: 'leftAt', type: 'date' },
  ],
}
