import config from '@payload-config'
import { getPayload } from 'payload'
import type { ConfirmPage, SubscriptionPage } from '@/contracts/audience/subscription'
import { openConfirmPage, openSubscription } from '@/endpoints/audience/openSubscription'

/** The confirmation that a mail's link leads to; null for a wrong or expired link. */
export async function readConfirmation(link: {
  subscriber: string
  key: string
}): Promise<ConfirmPage | null> {
  return openConfirmPage(await getPayload({ config }), link)
}

/** The subscription of a letter's link; null for a key that is nobody's. */
export async function readSubscription(key: string): Promise<SubscriptionPage | null> {
  return openSubscription(await getPayload({ config }), key)
}
