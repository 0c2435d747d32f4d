import { Types } from 'mongoose'
import * as contract from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { conflict, forbidden, notFound } from '@/database/errors'
import { adminIds } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import { setBlocked } from '@/domain/chat/blocks'
import { changeConversation, findConversation, isWritable, ringPeople } from '@/domain/chat/conversations'
import { readNotices } from '@/domain/chat/reads'
import type { Conversation as StoredConversation } from '@/payload-types'
import { handle } from '../core/handle'
import type { Caller } from '../core/ownHandlers'
import { isResolvable, otherOf } from './conversationHandlers'
import { presentOne } from './present'

type Change = { id: string; version: number }

/**
 * Changes a conversation if it still has the version that the caller read. Throws 404 for one that they may not see,
 * 409 for one that was changed meanwhile.
 */
async function change(
  { req, user }: Caller,
  { id, version }: Change,
  next: (stored: StoredConversation) => Promise<Record<string, unknown>> | Record<string, unknown>,
): Promise<StoredConversation> {
  return inTransaction(req, async () => {
    const stored = await findConversation(req, user, id)
    const set = await next(stored)
    if (stored.version !== version) throw conflict(CHANGED_ELSEWHERE)
    const changed = await changeConversation(req, stored, { ...set, version: version + 1 })
    await ringPeople(req, changed)
    return changed
  })
}

/** POST /api/conversations/{id}/resolve: what is unread in it waits for no admin any more. */
const resolveConversation = handle(
  contract.resolveConversation,
  async ({ params: { id }, body: { version, seq }, req, user }) => {
    const caller = { req, user }
    const changed = await change(caller, { id, version }, async (stored) => {
      if (!isResolvable(caller, stored)) throw forbidden()
      if (stored.state === 'resolved') throw conflict(CHANGED_ELSEWHERE)
      if (seq !== undefined && seq < stored.lastSeq) throw conflict(CHANGED_ELSEWHERE)
      const isSupport = stored.kind === 'support'
      if (isSupport) await readNotices(req, id, await adminIds(req))
      return {
        state: 'resolved',
        resolvedAt: new Date(),
        resolvedBy: new Types.ObjectId(user.id),
        ...(isSupport && { isWaiting: false, teamSeq: stored.lastSeq }),
      }
    })
    return presentOne(caller, changed)
  },
)

/** POST /api/conversations/{id}/reopen */
const reopenConversation = handle(
  contract.reopenConversation,
  async ({ params: { id }, body: { version }, req, user }) => {
    const caller = { req, user }
    const changed = await change(caller, { id, version }, (stored) => {
      if (!isResolvable(caller, stored)) throw forbidden()
      if (stored.state === 'open') throw conflict(CHANGED_ELSEWHERE)
      if (!isWritable(stored)) throw conflict(CHAT_TEXTS.closed)
      return { state: 'open', resolvedAt: null, resolvedBy: null }
    })
    return presentOne(caller, changed)
  },
)

/** POST /api/conversations/{id}/assign */
const assignConversation = handle(
  contract.assignConversation,
  async ({ params: { id }, body: { version, assigneeId }, req, user }) => {
    const caller = { req, user }
    const changed = await change(caller, { id, version }, async (stored) => {
      if (stored.kind !== 'support') throw notFound()
      if (assigneeId !== null && !(await adminIds(req)).includes(assigneeId))
        throw notFound(CHAT_TEXTS.noAdmin)
      return { assigneeId: assigneeId === null ? null : new Types.ObjectId(assigneeId) }
    })
    return presentOne(caller, changed)
  },
)

/** POST /api/conversations/{id}/block: writes the conversation, so that a message sent meanwhile conflicts. */
const blockConversation = handle(
  contract.blockConversation,
  async ({ params: { id }, body: { isBlocked }, req, user }) => {
    const stored = await inTransaction(req, async () => {
      const found = await findBetweenCreators({ req, user }, id)
      await setBlocked(req, { userId: user.id, otherId: otherOf({ user }, found), isBlocked })
      return changeConversation(req, found, {})
    })
    return presentOne({ req, user }, stored)
  },
)

/** A conversation of the caller's with another creator. Throws 404 for one that they may not see, else 409. */
export async function findBetweenCreators({ req, user }: Caller, id: string): Promise<StoredConversation> {
  const found = await findConversation(req, user, id)
  if (found.kind !== 'collab') throw conflict(CHAT_TEXTS.betweenCreators)
  return found
}

/** The calls that change a conversation itself. */
export const stateCalls = [resolveConversation, reopenConversation, assignConversation, blockConversation]
