import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { adminIds } from '@/database/notify'
import { sessionOf } from '@/database/transaction'
import type { Conversation as StoredConversation } from '@/payload-types'
import { adminsOf, peopleOf } from './conversations'
import { noticeKey } from './reads'

/** Takes the words of a deleted message out of the notifications of the others. Call it within a transaction. */
export async function hideWords(
  req: PayloadRequest,
  conversation: StoredConversation,
  { senderId, seq }: { senderId: string; seq: number },
): Promise<void> {
  const admins = await adminsOf(req, conversation)
  await driverCollection(req, 'notifications').updateMany(
    { ...noticesOf(conversation, { admins, but: senderId }), seq },
    { $set: { body: CHAT_TEXTS.deleted } },
    { session: await sessionOf(req) },
  )
}

/**
 * Takes a person's name and words out of what the others were told of their conversations, when the account is closed.
 * Call it within a transaction.
 */
export async function hideWordsOf(req: PayloadRequest, userId: string): Promise<void> {
  const session = await sessionOf(req)
  const found = await driverCollection(req, 'conversations')
    .find({ participantIds: new Types.ObjectId(userId) }, { session })
    .toArray()
  const admins = await adminIds(req)
  for (const each of found) {
    const conversation = toRecord<'conversations'>(each)
    await driverCollection(req, 'notifications').updateMany(
      noticesOf(conversation, { admins: conversation.kind === 'support' ? admins : [], but: userId }),
      { $set: { title: 'A message', body: CHAT_TEXTS.deleted } },
      { session },
    )
  }
}

function noticesOf(
  conversation: StoredConversation,
  { admins, but }: { admins: readonly string[]; but: string },
) {
  const others = [...peopleOf(conversation), ...admins].filter((id) => id !== but)
  return {
    userId: { $in: others.map((id) => new Types.ObjectId(id)) },
    dedupeKey: { $regex: `^${noticeKey(conversation.id, '')}` },
  }
}
