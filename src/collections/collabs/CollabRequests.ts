import type { CollectionConfig } from 'payload'
import { COLLAB_LENGTHS, COLLAB_STATES } from '@/contracts/collabs/requests'
import { internal } from '../internal'

/**
 * Requests between two creators (docs/behaviour.md, 15.8). Closed to the console, because they are for the two alone.
 * Only domain/collabs writes them; one waits between two people (domain/collabs/collabIndexes.ts).
 */
export const CollabRequests: CollectionConfig = {
  slug: 'collab-requests',
  ...internal(),
  fields: [
    { name: 'fromId', type: 'relationship', relationTo: 'users', required: true },
    { name: 'toId', type: 'relationship', relationTo: 'users', required: true },
    // Both ids in order, the same whoever asks.
    { name: 'pairKey', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true, maxLength: COLLAB_LENGTHS.subject },
    { name: 'message', type: 'textarea', required: true, maxLength: COLLAB_LENGTHS.message },
    // YYYY-MM-DD.
    { name: 'proposedDate', type: 'text' },
    { name: 'state', type: 'select', required: true, options: [...COLLAB_STATES] },
    { name: 'expiresAt', type: 'date', required: true },
    // When it expires; once it is answered or withdrawn, that moment. So what ends later than now is pending.
    { name: 'endsAt', type: 'date', required: true },
    { name: 'conversationId', type: 'relationship', relationTo: 'conversations' },
  ],
}
