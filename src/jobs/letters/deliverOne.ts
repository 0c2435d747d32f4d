import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { callUrl } from '@/contracts/core/call'
import { leaveList, leavePagePath, preferencesPath } from '@/contracts/audience/newsletter'
import { HOUR_MS, MINUTE_MS } from '@/contracts/core/time'
import { type StoredDelivery, deliveryId, settleDelivery } from '@/domain/audience/letters/deliveries'
import { newReceipt, noteAccepted } from '@/domain/audience/letters/receipts'
import type { StoredLetter } from '@/domain/audience/letters/letters'
import { isAboutPerson, noteBounce } from '@/domain/audience/letters/bounces'
import { type Subscriber, subscribers } from '@/domain/audience/subscribers'
import { hasComplained } from '@/domain/audience/suppressions'
import { dayInWords } from '@/endpoints/audience/letters/renderFor'
import { environment } from '@/environment'
import { sender } from '@/mail/emailAdapter'
import { composeLetter } from '@/mail/letters/composeLetter'
import { personalise } from '@/mail/letters/marks'
import type { Outcome, SmtpSession } from '@/mail/letters/smtpSession'

/** When a letter is tried again that the server did not take for now; then it has failed. */
const BACKOFF_MS = [1, 5, 15, 60, 240]
  .map((minutes) => minutes * MINUTE_MS)
  .concat([12, 12].map((hours) => hours * HOUR_MS))
const LEFT = 'No longer on the list'
const STORE_TRIES = 8
const STORE_AGAIN_MS = 500

/**
 * Sends a claimed delivery and stores the answer. The person is read again first: who has left meanwhile gets nothing.
 * Returns how the server answered, null when it was not asked. Never throws.
 */
export async function deliverOne(
  req: PayloadRequest,
  letter: StoredLetter,
  delivery: StoredDelivery,
  session: SmtpSession,
): Promise<Outcome | null> {
  let message: Buffer
  // It is stored nowhere with the person.
  const receipt = newReceipt(String(letter._id))
  try {
    const [person, isUnwelcome] = await Promise.all([
      subscribers(req).findOne({ _id: delivery.subscriber, status: 'active', topics: letter.topic }),
      hasComplained(req, delivery.email ?? ''),
    ])
    if (!person || isUnwelcome) {
      await storeResult(req, delivery, { state: 'skipped', response: LEFT })
      return null
    }
    message = await written(letter, person, receipt)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A letter to one person could not be written' })
    // Nothing was sent yet.
    await storeResult(req, delivery, later(delivery, 'It could not be written.'))
    return null
  }
  // Bounces go back to the sender.
  const outcome = await session.send({ from: sender().address, to: delivery.email ?? '' }, message)
  if (outcome.kind === 'sent') noteAccepted(receipt)
  await storeResult(req, delivery, resultOf(outcome, delivery))
  try {
    if (outcome.kind === 'refused' && outcome.at === 'rcpt')
      await noteBounce(req, delivery.subscriber, outcome.response)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A bounce could not be noted' })
  }
  return outcome
}

async function written(letter: StoredLetter, person: Subscriber, receipt: string): Promise<Buffer> {
  const { frozen, _id: campaign } = letter
  if (!frozen) throw new Error('A letter without content is being sent')
  const { key, email: to, firstName } = person
  const since = person.consents.findLast(
    ({ what, topics }) => what !== 'asked' && what !== 'left' && topics.includes(letter.topic),
  )?.at
  const parts = personalise(frozen, {
    firstName: firstName ?? null,
    since: dayInWords(since ?? person.confirmedAt ?? person.signedUpAt),
    links: {
      leave: `${environment.siteUrl}${leavePagePath(key, String(campaign))}`,
      preferences: `${environment.siteUrl}${preferencesPath(key)}`,
    },
    receipt: letter.countsClicks ? receipt : null,
  })
  const query = { c: String(campaign) }
  return composeLetter({
    ...parts,
    to,
    subject: frozen.subject,
    replyTo: frozen.replyTo,
    siteName: frozen.siteName ?? '',
    messageId: `<${deliveryId(campaign, person._id).replace(':', '.')}@${new URL(environment.siteUrl).hostname}>`,
    stopUrl: `${environment.siteUrl}${callUrl(leaveList, { params: { key }, query })}`,
  })
}

type Claimed = Parameters<typeof settleDelivery>[1]
type Result = Parameters<typeof settleDelivery>[2]

function resultOf(outcome: Outcome, delivery: StoredDelivery): Result {
  const { response } = outcome
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', response }
    case 'refused':
      // Our own address is refused: nobody's fault but ours, and the letter pauses.
      if (outcome.at === 'mail') return { state: 'waiting', response, nextAt: new Date() }
      return { state: 'refused', response, isOfLetter: outcome.at === 'data' || !isAboutPerson(response) }
    case 'deferred':
      return later(delivery, response)
    case 'lost':
      return outcome.hasBegun ? { state: 'uncertain', response } : later(delivery, response)
  }
}

function later({ attempts }: StoredDelivery, response: string): Result {
  const ms = BACKOFF_MS[attempts - 1]
  if (ms === undefined) return { state: 'failed', response, isOfLetter: false }
  return { state: 'waiting', response, nextAt: new Date(Date.now() + ms) }
}

/** Stores a result at once; a database that is away for a moment must not turn it into doubt. */
export async function storeResult(req: PayloadRequest, delivery: Claimed, result: Result): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await settleDelivery(req, delivery, result)
      return
    } catch (error) {
      if (attempt === STORE_TRIES) {
        req.payload.logger.error({
          err: error,
          msg: 'What became of a letter to one person could not be stored',
        })
        return
      }
      await wait(STORE_AGAIN_MS)
    }
  }
}
