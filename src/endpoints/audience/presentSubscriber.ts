import type { Subscriber } from '@/contracts/audience/subscribers'
import { inOrder } from '@/contracts/audience/subscription'
import { canBeAsked } from '@/domain/audience/askAgain'
import type { Subscriber as StoredSubscriber } from '@/domain/audience/subscribers'

/** A subscriber as admins see them. */
export function presentSubscriber(stored: StoredSubscriber): Subscriber {
  const { _id, email, firstName, status, topics, askedTopics, source, tags, leftReason } = stored
  return {
    id: String(_id),
    email,
    firstName: firstName ?? null,
    status,
    topics: inOrder(status === 'pending' ? [...topics, ...askedTopics] : topics),
    source,
    tags: tags ?? [],
    signedUpAt: stored.signedUpAt.toISOString(),
    confirmedAt: stored.confirmedAt?.toISOString() ?? null,
    leftAt: stored.leftAt?.toISOString() ?? null,
    leftReason: leftReason ?? null,
    canBeAsked: canBeAsked(stored),
  }
}

/** All that is stored about a person, for themself. */
export function copyOf(stored: StoredSubscriber) {
  const { email, firstName, status, topics, askedTopics, askedAt, source, tags, signedUpAt } = stored
  const { confirmedAt, leftAt, leftReason, consents, cameThrough, boughtAt } = stored
  return {
    email,
    firstName: firstName ?? null,
    status,
    topics: inOrder(topics),
    askedTopics: inOrder(askedTopics),
    askedAt: askedAt ?? null,
    source,
    tags: tags ?? [],
    cameThrough: cameThrough ?? [],
    boughtAt: boughtAt ?? null,
    signedUpAt,
    confirmedAt: confirmedAt ?? null,
    leftAt: leftAt ?? null,
    leftReason: leftReason ?? null,
    consents: consents.map(({ at, what, topics: agreed, wording, way }) => ({
      at,
      what,
      topics: inOrder(agreed),
      wording,
      way,
    })),
  }
}
