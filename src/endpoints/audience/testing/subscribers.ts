import type { Payload } from 'payload'
import { confirmLinks } from '@/auth/linkKeys'
import { confirmSubscription } from '@/contracts/audience/newsletter'
import { createEmailSignup } from '@/contracts/audience/signup'
import type { Topic } from '@/contracts/audience/subscription'
import { type Subscriber, subscribers } from '@/domain/audience/subscribers'
import type { TestServer } from '../../core/testing/server'

/** The subscriber of an address as stored; null for none. */
export function subscriberAt(payload: Payload, email: string): Promise<Subscriber | null> {
  return subscribers({ payload }).findOne({ email })
}

/** A subscriber who must be there. */
export async function knownSubscriber(payload: Payload, email: string): Promise<Subscriber> {
  const found = await subscriberAt(payload, email)
  if (!found) throw new Error(`${email} has not signed up`)
  return found
}

/** Signs an address up, presses the button of its confirm mail, and returns the subscriber. */
export async function buildSubscriber(
  server: TestServer,
  email: string,
  topics: readonly Topic[] = ['launch', 'news'],
): Promise<Subscriber> {
  await server.request(createEmailSignup, { body: { email } })
  const subscriber = String((await knownSubscriber(server.payload, email))._id)
  const params = { subscriber, key: confirmLinks.keyOf(subscriber) }
  const body = new URLSearchParams(topics.map((topic) => [topic, 'on']))
  await server.request(confirmSubscription, { params, body })
  return knownSubscriber(server.payload, email)
}
