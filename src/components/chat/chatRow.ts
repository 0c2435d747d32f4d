import type { ChatCategory, Conversation } from '@/contracts/chat/conversations'
import type { SampleConversation } from './sampleConversations'

/** A row of the list: a stored conversation, or a sample. */
export type ChatRow = {
  id: string
  name: string
  /** Null for a sample. */
  subject: string | null
  preview: string
  category: ChatCategory
  timestamp: string
  /** How many messages are not read; of a sample, whether any is. */
  unread: number
  isResolved: boolean
  isSample: boolean
}

export function rowOfConversation(conversation: Conversation): ChatRow {
  const { id, name, subject, preview, isLastOwn, category, timestamp, unread, state } = conversation
  return {
    id,
    name,
    subject,
    preview: isLastOwn ? `You: ${preview}` : preview,
    category,
    timestamp,
    unread,
    isResolved: state === 'resolved',
    isSample: false,
  }
}

export function rowOfSample({ id, name, category, unread, messages }: SampleConversation): ChatRow {
  const last = messages.at(-1)
  return {
    id,
    name,
    subject: null,
    preview: last?.content ?? '',
    category,
    timestamp: last?.timestamp ?? '',
    unread: unread ? 1 : 0,
    isResolved: false,
    isSample: true,
  }
}
