import type { Payload } from 'payload'
import { hasTokenShape } from '@/auth/tokens'
import {
  type ConfirmPage,
  type SubscriptionPage,
  inOrder,
  maskedEmail,
} from '@/contracts/audience/subscription'
import { subscriberOfKey } from '@/domain/audience/subscribers'
import { subscriberOfLink } from './newsletterHandlers'

/** The confirmation that a link leads to; null for a wrong or expired link. Writes nothing. */
export async function openConfirmPage(
  payload: Payload,
  link: { subscriber: string; key: string },
): Promise<ConfirmPage | null> {
  const person = await subscriberOfLink({ payload }, link)
  if (!person) return null
  return {
    maskedEmail: maskedEmail(person.email),
    asked: inOrder(person.askedTopics),
    // Who has left ticks anew what they want; the old topics are no wish of theirs any more.
    topics: person.status === 'unsubscribed' ? [] : inOrder(person.topics),
    key: person.status === 'active' ? person.key : null,
  }
}

/** The subscription of a letter's link; null for a key that is nobody's. Writes nothing. */
export async function openSubscription(payload: Payload, key: string): Promise<SubscriptionPage | null> {
  if (!hasTokenShape(key)) return null
  const person = await subscriberOfKey({ payload }, key)
  if (!person) return null
  return {
    maskedEmail: maskedEmail(person.email),
    status: person.status,
    topics: inOrder(person.topics),
    firstName: person.firstName ?? null,
    history: person.consents.map(({ what, at }) => ({ what, at: at.toISOString() })),
  }
}
