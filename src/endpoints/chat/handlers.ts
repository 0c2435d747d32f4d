import * as contract from '@/contracts/chat/savedReplies'
import { inTransaction } from '@/database/transaction'
import { readableRecords } from '@/database/readableRecords'
import type { SavedReply as StoredReply } from '@/payload-types'
import { handle } from '../core/handle'
import { createConversation, getConversation, listConversations } from './conversationHandlers'
import { messageCalls } from './messageHandlers'
import { reportConversation } from './reportHandler'
import { stateCalls } from './stateHandlers'

const presentReply = ({ id, title, content }: StoredReply): contract.SavedReply => ({ id, title, content })

/** GET /api/saved-replies */
const listSavedReplies = handle(contract.listSavedReplies, async ({ req }) =>
  (await readableRecords('saved-replies', { req, sort: ['title'] })).map(presentReply),
)

/** POST /api/saved-replies */
const createSavedReply = handle(contract.createSavedReply, async ({ body, req, payload }) => {
  const made = { collection: 'saved-replies', data: body, depth: 0, req, overrideAccess: false } as const
  return presentReply(await inTransaction(req, () => payload.create(made)))
})

/** The calls of Admin Chat. */
export const chatCalls = [
  listConversations,
  createConversation,
  getConversation,
  ...stateCalls,
  reportConversation,
  ...messageCalls,
  listSavedReplies,
  createSavedReply,
]
