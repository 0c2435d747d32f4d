import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { Types } from 'mongoose'
import { CHAT_CATEGORY_LABELS, CONVERSATION_KINDS, CONVERSATION_STATES } from '@/contracts/chat/conversations'
import { TEXT_MAX } from '@/contracts/core/wire'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { internal } from '../internal'
import { labelledOptions } from '../labelledOptions'

/** Deletes the messages of a conversation, and how far each of its people had read. */
const deleteMessages: CollectionAfterDeleteHook = async ({ id, req }) => {
  const options = { session: await sessionOf(req) }
  const within = { conversationId: new Types.ObjectId(String(id)) }
  await driverCollection(req, 'messages').deleteMany(within, options)
  await driverCollection(req, 'conversation-reads').deleteMany(within, options)
}

/**
 * Conversations with the team and between two creators (docs/behaviour.md, 15.2). Closed to the console: those between
 * creators are for the two alone. Only domain/chat writes them; unique indexes are in domain/chat/chatIndexes.ts.
 */
export const Conversations: CollectionConfig = {
  slug: 'conversations',
  ...internal(),
  hooks: { afterDelete: [deleteMessages] },
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...CONVERSATION_KINDS] },
    {
      name: 'category',
      type: 'select',
      required: true,
      options: labelledOptions(CHAT_CATEGORY_LABELS),
    },
    { name: 'subject', type: 'text', required: true, maxLength: TEXT_MAX },
    // The creator of a conversation with the team; both people of one between creators.
    { name: 'participantIds', type: 'relationship', relationTo: 'users', hasMany: true, required: true },
    { name: 'lastSeq', type: 'number', required: true },
    { name: 'lastAt', type: 'date', required: true },
    { name: 'lastSenderId', type: 'relationship', relationTo: 'users' },
    { name: 'preview', type: 'text' },
    // The last message of the team's, or the last one when an admin resolved it: what came after it waits for them.
    { name: 'teamSeq', type: 'number', required: true },
    { name: 'isWaiting', type: 'checkbox' },
    { name: 'state', type: 'select', required: true, options: [...CONVERSATION_STATES] },
    { name: 'resolvedAt', type: 'date' },
    { name: 'resolvedBy', type: 'relationship', relationTo: 'users' },
    { name: 'assigneeId', type: 'relationship', relationTo: 'users' },
    { name: 'continuesId', type: 'relationship', relationTo: 'conversations' },
    // Who started it, and what their client called it.
    { name: 'startedBy', type: 'relationship', relationTo: 'users' },
    { name: 'clientId', type: 'text', required: true },
    { name: 'version', type: 'number', required: true },
  ],
}
