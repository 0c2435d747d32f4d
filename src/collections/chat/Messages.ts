import type { CollectionConfig } from 'payload'
import { internal } from '../internal'

/**
 * Messages of a conversation, numbered 1, 2, 3 … within it (docs/behaviour.md, 15.2). Only domain/chat writes them;
 * unique indexes are in domain/chat/chatIndexes.ts.
 */
export const Messages: CollectionConfig = {
  slug: 'messages',
  ...internal(),
  fields: [
    { name: 'conversationId', type: 'relationship', relationTo: 'conversations', required: true },
    { name: 'seq', type: 'number', required: true },
    // Missing when their account is erased.
    { name: 'senderId', type: 'relationship', relationTo: 'users' },
    // Whether it is the team's word; whoever of the team wrote it, it stays when they go.
    { name: 'isOfTeam', type: 'checkbox' },
    // Missing once deleted.
    { name: 'content', type: 'textarea' },
    { name: 'mediaIds', type: 'relationship', relationTo: 'creator-media', hasMany: true },
    { name: 'clientId', type: 'text', required: true },
    { name: 'removedAt', type: 'date' },
  ],
}
