import type { CollabRequest, CollabRequestList } from '@/contracts/collabs/requests'
import { idOf, idOrNull } from '@/database/ids'
import { requestsOf } from '@/domain/collabs/collabRequests'
import { cardsOf } from '@/domain/collabs/creatorCards'
import type { CollabRequest as StoredRequest } from '@/payload-types'
import { LEFT, namesOf } from '../chat/present'
import type { Caller } from '../core/ownHandlers'

/** Stored requests as one of their two people sees them. */
export async function presentRequests(
  caller: Caller,
  stored: readonly StoredRequest[],
): Promise<CollabRequest[]> {
  const otherOf = ({ fromId, toId }: StoredRequest) =>
    idOf(fromId) === caller.user.id ? idOf(toId) : idOf(fromId)
  const others = stored.map(otherOf)
  const [cards, names] = await Promise.all([cardsOf(caller.req, others), namesOf(caller, others)])
  return stored.map((each) => {
    const other = otherOf(each)
    const card = cards.get(other)
    const isOver = Date.parse(each.endsAt) <= Date.now()
    return {
      id: each.id,
      fromId: idOf(each.fromId),
      toId: idOf(each.toId),
      name: card?.displayName ?? names.get(other) ?? LEFT,
      niche: card?.niche ?? null,
      subject: each.subject,
      message: each.message,
      proposedDate: each.proposedDate ?? null,
      state: isOver && each.state === 'pending' ? 'expired' : each.state,
      expiresAt: each.expiresAt,
      endedAt: isOver ? each.endsAt : null,
      conversationId: idOrNull(each.conversationId),
    }
  })
}

/** Both directions of a user's requests. */
export async function readRequests(caller: Caller): Promise<CollabRequestList> {
  const { req, user } = caller
  const [received, sent] = await Promise.all([
    requestsOf(req, user.id, 'received'),
    requestsOf(req, user.id, 'sent'),
  ])
  const presented = await presentRequests(caller, [...received.requests, ...sent.requests])
  const count = received.requests.length
  return {
    received: presented.slice(0, count),
    sent: presented.slice(count),
    pending: { received: received.pending, sent: sent.pending },
  }
}
