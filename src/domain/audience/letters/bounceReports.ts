import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { sign } from '@/auth/sign'
import type { BounceKind } from '@/contracts/audience/bounces'
import { mailboxKey } from '@/contracts/core/wire'
import { typedCollection } from '@/database/driverCollection'
import { isDuplicate } from '@/database/errors'
import { type Subscriber, leave, subscribers } from '../subscribers'
import { suppress } from '../suppressions'
import { endBounced, isAboutPerson, noteBounce, serverWords, statusOf } from './bounces'
import { deliveries, deliveryId } from './deliveries'
import { refreshCounts } from './progress'

/** What a provider reports of one mailbox; `id` is its own, or ours in the Message-ID. */
export type BounceReport = { email: string | null; id: string; kind: BounceKind; reason: string }

/** Letter and person in the Message-ID of a letter. */
const OUR_ID = /([0-9a-f]{24})\.([0-9a-f]{24})@/

/**
 * Takes what a provider reports of one mailbox: a complaint ends it for good, also of somebody who was erased, a hard
 * bounce counts. False for a person who is not known. Taking the same report again changes nothing.
 */
export async function takeReport(req: PayloadRequest, report: BounceReport): Promise<boolean> {
  const { email, id, kind } = report
  const [, campaign, subscriber] = OUR_ID.exec(id) ?? []
  const person =
    (subscriber && (await subscribers(req).findOne({ _id: new Types.ObjectId(subscriber) }))) ||
    (email && (await subscribers(req).findOne({ email: mailboxKey(email) })))
  if (!person) {
    // Who was erased may sign up again, but not after this.
    if (kind !== 'complaint' || !email) return false
    await suppress(req, mailboxKey(email), 'complained')
    return true
  }
  if (kind === 'soft') return true
  const _id = sign('bounce reports', [String(person._id), kind, id || report.reason].join(' '))
  if (!(await isNew(req, _id))) return true
  try {
    if (kind === 'complaint') await leave(req, { _id: person._id }, 'provider', 'complained')
    else await countHard(req, person, report.reason)
    if (campaign && kind === 'hard') await refuse(req, campaign, person._id, report.reason)
    return true
  } catch (error) {
    // The provider sends it again, and it is new then.
    await taken(req).deleteOne({ _id })
    throw error
  }
}

async function countHard(req: PayloadRequest, { _id }: Subscriber, reason: string): Promise<void> {
  // What has no status is the provider's own judgement: believed the third time.
  if (statusOf(reason) === null) await endBounced(req, _id, 1)
  else await noteBounce(req, _id, reason)
}

/** A letter that a server had taken has come back. */
async function refuse(
  req: PayloadRequest,
  campaign: string,
  person: Types.ObjectId,
  reason: string,
): Promise<void> {
  const isOfLetter = statusOf(reason) !== null && !isAboutPerson(reason)
  const { modifiedCount } = await deliveries(req).updateOne(
    { _id: deliveryId(campaign, person), state: { $in: ['sent', 'uncertain'] } },
    { $set: { state: 'refused', response: serverWords(reason), isOfLetter, claim: null } },
  )
  if (modifiedCount === 1) await refreshCounts(req, new Types.ObjectId(campaign))
}

/** The reports of the last weeks; only a keyed hash is stored. */
function taken(req: PayloadRequest) {
  return typedCollection<{ _id: string; at: Date }>(req, 'bounce-reports')
}

/** Notes a report; false when it came before. */
async function isNew(req: PayloadRequest, _id: string): Promise<boolean> {
  try {
    await taken(req).insertOne({ _id, at: new Date() })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
