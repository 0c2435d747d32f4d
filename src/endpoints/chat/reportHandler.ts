import { Types } from 'mongoose'
import { fullName } from '@/contracts/account/names'
import * as contract from '@/contracts/chat/conversations'
import { REPORTED_MESSAGES } from '@/contracts/chat/limits'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { cutText } from '@/contracts/core/cutText'
import { TEXT_MAX } from '@/contracts/core/wire'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { idOrNull } from '@/database/ids'
import { recordsByIds } from '@/database/recordsByIds'
import { sessionOf } from '@/database/transaction'
import { openSupport } from '@/domain/chat/openConversation'
import type { Conversation as StoredConversation } from '@/payload-types'
import { handle } from '../core/handle'
import type { Caller } from '../core/ownHandlers'
import { otherOf, startOnce } from './conversationHandlers'
import { LEFT, namesOf, presentOne } from './present'
import { findBetweenCreators } from './stateHandlers'

/** POST /api/conversations/{id}/report: the team reads the last messages only if the caller agrees. */
export const reportConversation = handle(
  contract.reportConversation,
  async ({ params: { id }, body: { reason, withMessages, clientId }, req, user }) => {
    const caller = { req, user }
    await findBetweenCreators(caller, id)
    const start = async () => {
      const reported = await findBetweenCreators(caller, id)
      const other = otherOf(caller, reported)
      const person = (await recordsByIds(req, 'users', [other], { firstName: 1, lastName: 1 })).get(other)
      const subject = cutText(`Report: ${(person && fullName(person)) || 'a creator'}`, TEXT_MAX)
      const quoted = withMessages ? await lastMessages(caller, reported) : []
      const content = [
        reason,
        ...(quoted.length > 0 ? [`The last messages (${reported.subject}):`] : []),
        ...quoted,
      ]
      return openSupport(req, user, {
        category: 'support',
        subject,
        content: content.join('\n\n'),
        clientId,
        creatorId: user.id,
      })
    }
    return presentOne(caller, await startOnce(req, { startedBy: user.id, clientId }, start))
  },
)

/** The last messages of a conversation in order, each with its writer and its time in UTC. */
async function lastMessages(caller: Caller, { id }: StoredConversation): Promise<string[]> {
  const found = await driverCollection(caller.req, 'messages')
    .find({ conversationId: new Types.ObjectId(id) }, { session: await sessionOf(caller.req) })
    .sort({ seq: -1 })
    .limit(REPORTED_MESSAGES)
    .toArray()
  const messages = found.map((each) => toRecord<'messages'>(each)).toReversed()
  const names = await namesOf(
    caller,
    messages.map(({ senderId }) => idOrNull(senderId)),
  )
  return messages.map(({ senderId, createdAt, content, mediaIds }) => {
    const pictures = mediaIds?.length ? ` [${mediaIds.length} pictures]` : ''
    const name = names.get(idOrNull(senderId) ?? '') ?? LEFT
    return `${name}, ${createdAt.slice(0, 16).replace('T', ' ')} UTC: ${content ?? CHAT_TEXTS.deleted}${pictures}`
  })
}
