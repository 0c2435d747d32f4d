import { type Payload, createLocalReq } from 'payload'
import type { ConversationList } from '@/contracts/chat/conversations'
import type { User as StoredUser } from '@/payload-types'
import { conversationList } from './listConversations'

/** Initial data for a user's chat: their conversations, none on a fresh account. */
export async function chatStart(payload: Payload, user: StoredUser): Promise<ConversationList> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return conversationList({ req, user })
}
