import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import * as contract from '@/contracts/chat/conversations'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { forbidden, isDuplicate, notFound } from '@/database/errors'
import { idOrNull } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import { hasBlocked } from '@/domain/chat/blocks'
import { findConversation, isTeam, opensUntil, peopleOf } from '@/domain/chat/conversations'
import { findStarted, openSupport } from '@/domain/chat/openConversation'
import { readsOf } from '@/domain/chat/reads'
import type { Conversation as StoredConversation } from '@/payload-types'
import { handle } from '../core/handle'
import type { Caller } from '../core/ownHandlers'
import { conversationList } from './listConversations'
import { LEFT, namesOf, presentOne } from './present'

/** GET /api/conversations */
export const listConversations = handle(contract.listConversations, ({ query, req, user }) =>
  conversationList({ req, user }, query),
)

/**
 * POST /api/conversations: by a creator with the team, by an admin with the person they name, or with the one of the
 * conversation that this one continues.
 */
export const createConversation = handle(contract.createConversation, async ({ body, req, user }) => {
  const { toId, ...opening } = body
  if (toId && !isAdmin(user)) throw forbidden()
  if (toId && !isRecordId(toId)) throw notFound(CHAT_TEXTS.noRecipient)
  const start = async () => {
    const earlier = opening.continuesId && (await findConversation(req, user, opening.continuesId))
    if (earlier && earlier.kind !== 'support') throw notFound()
    const [creatorId = user.id] = earlier ? peopleOf(earlier) : [toId ?? user.id]
    return openSupport(req, user, { ...opening, creatorId })
  }
  return presentOne(
    { req, user },
    await startOnce(req, { startedBy: user.id, clientId: body.clientId }, start),
  )
})

type Start = { startedBy: string; clientId: string }

/** Starts a conversation in a transaction, unless the same client has started it: then that one is returned. */
export async function startOnce(
  req: PayloadRequest,
  { startedBy, clientId }: Start,
  start: () => Promise<StoredConversation>,
): Promise<StoredConversation> {
  try {
    return await inTransaction(
      req,
      async () => (await findStarted(req, startedBy, clientId)) ?? (await start()),
    )
  } catch (error) {
    const started = isDuplicate(error) && (await findStarted(req, startedBy, clientId))
    if (started) return started
    throw error
  }
}

/** GET /api/conversations/{id} */
export const getConversation = handle(contract.getConversation, async ({ params: { id }, req, user }) => {
  const stored = await findConversation(req, user, id)
  const caller = { req, user }
  const resolver = idOrNull(stored.resolvedBy)
  const [other] = peopleOf(stored).filter((each) => each !== user.id)
  const names = await namesOf(caller, [resolver])
  return {
    ...(await presentOne(caller, stored)),
    resolvedAt: stored.resolvedAt ?? null,
    resolvedBy: resolverName(stored, names.get(resolver ?? '') ?? null, isTeam(stored, user)),
    opensUntil: opensUntil(stored)?.toISOString() ?? null,
    continuesId: idOrNull(stored.continuesId),
    isResolvable: isResolvable(caller, stored),
    isBlocked: stored.kind === 'collab' && Boolean(other) && (await hasBlocked(req, user.id, other ?? '')),
    team: isTeam(stored, user) ? await teamOf(caller, stored) : null,
  }
})

/** Creators hear the team with one voice. */
function resolverName({ kind, resolvedAt }: StoredConversation, name: string | null, isForTeam: boolean) {
  if (!resolvedAt || kind === 'collab' || isForTeam) return name
  return contract.TEAM_NAME
}

/** Admins close conversations with the team, either side one between creators. */
export function isResolvable({ user }: Pick<Caller, 'user'>, { kind }: StoredConversation): boolean {
  return kind === 'collab' || isAdmin(user)
}

async function teamOf(
  caller: Caller,
  stored: StoredConversation,
): Promise<contract.ConversationDetails['team']> {
  const people = new Set(peopleOf(stored))
  const readers = (await readsOf(caller.req, stored.id))
    .map(({ userId, seq, at }) => ({ id: String(userId), seq, at }))
    .filter(({ id }) => !people.has(id) && id !== caller.user.id)
  const assigneeId = idOrNull(stored.assigneeId)
  const names = await namesOf(caller, [assigneeId, ...readers.map(({ id }) => id)])
  return {
    assignee: assigneeId ? { id: assigneeId, name: names.get(assigneeId) ?? LEFT } : null,
    readers: readers
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ id, seq, at }) => ({ id, name: names.get(id) ?? LEFT, seq, at: at.toISOString() })),
  }
}

/** The other creator of a conversation. Throws 404 when they have left. */
export function otherOf({ user }: Pick<Caller, 'user'>, stored: StoredConversation): string {
  const other = peopleOf(stored).find((id) => id !== user.id)
  if (!other) throw notFound(CHAT_TEXTS.noRecipient)
  return other
}
