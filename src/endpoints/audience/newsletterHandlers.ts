import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { confirmLinks } from '@/auth/linkKeys'
import { hasTokenShape } from '@/auth/tokens'
import * as contract from '@/contracts/audience/newsletter'
import { EmailSignupInput } from '@/contracts/audience/signup'
import { TOPICS, TOPIC_WORDS, type Topic, inOrder } from '@/contracts/audience/subscription'
import { LINK_PARAM } from '@/contracts/links/linkCode'
import { notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import {
  type Subscriber,
  askToJoin,
  chooseTopics,
  confirmSubscriber,
  leave,
  subscriberOfKey,
  subscribers,
  withOpenLink,
} from '@/domain/audience/subscribers'
import { lettersOfCodes } from '@/domain/audience/letters/letters'
import { countLeft } from '@/domain/audience/letters/countLeft'
import { handle } from '../core/handle'
import { seeOther } from '../core/seeOther'
import { askForNews } from '@/domain/audience/askForNews'
import { countGoal } from '@/domain/audience/countGoal'
import { copyOf } from './presentSubscriber'

type ConfirmLink = { subscriber: string; key: string }
type Ticked = Partial<Record<Topic, 'on' | undefined>>

/** The person whose confirm mail has this link; null for a wrong or expired one. Writes nothing. */
export async function subscriberOfLink(
  req: Pick<PayloadRequest, 'payload'>,
  { subscriber, key }: ConfirmLink,
): Promise<Subscriber | null> {
  if (!isRecordId(subscriber) || !confirmLinks.isKeyOf(key, subscriber)) return null
  return subscribers(req).findOne({ _id: new Types.ObjectId(subscriber), ...withOpenLink() })
}

/** POST /api/newsletter/subscribe: nobody is on the list before the page of the mail is pressed. */
const subscribe = handle(contract.subscribe, async ({ body, req, headers }) => {
  const checked = v.safeParse(EmailSignupInput, body)
  if (!checked.success)
    return seeOther(
      `${contract.SUBSCRIBE_PAGE}?problem=email${body.s ? `&${LINK_PARAM}=${encodeURIComponent(body.s)}` : ''}`,
      headers,
    )
  await askForNews(req, checked.output.email, 'subscribe', [body.s])
  return seeOther(`${contract.SUBSCRIBE_PAGE}?done=true`, headers)
})

/** POST /api/newsletter/confirm/{subscriber}/{key}: the page says how it went; a second press changes nothing. */
const confirmSubscription = handle(contract.confirmSubscription, async ({ params, body, req, headers }) => {
  const page = contract.confirmPagePath(params)
  const topics = tickedOf(body)
  if (topics.length === 0) return seeOther(`${page}?chosen=none`, headers)
  const person = await subscriberOfLink(req, params)
  const isDone =
    person &&
    (await inTransaction(req, () => confirmSubscriber(req, person._id, { topics, wording: wordsOf(topics) })))
  if (isDone && person.status !== 'active') await countGoal(req, 'confirm')
  return seeOther(isDone ? `${page}?done=true` : page, headers)
})

/** POST /api/newsletter/leave/{key}: a wrong link is answered like a right one. */
const leaveList = handle(contract.leaveList, async ({ params: { key }, query, req, headers }) => {
  const isPage = query.from === 'page'
  const hasLeft = hasTokenShape(key) && (await leave(req, { key }, isPage ? 'page' : 'one-click'))
  if (hasLeft && query.c) await countLeft(req, key, query.c)
  if (isPage) return seeOther(`${contract.leavePagePath(key)}?done=true`, headers)
  return { message: contract.NEWSLETTER_TEXTS.left }
})

/** GET of the same address: changes nothing, because mail scanners open every link. */
const openLeavePage = handle(contract.openLeavePage, async ({ params: { key }, headers }) =>
  seeOther(contract.leavePagePath(key), headers),
)

/** POST /api/newsletter/leave/{key}/reason */
const tellWhyLeft = handle(contract.tellWhyLeft, async ({ params: { key }, body, req, headers }) => {
  const leftReason = body.reason
  await subscribers(req).updateOne({ key, status: 'unsubscribed' }, { $set: { leftReason } })
  return seeOther(`${contract.leavePagePath(key)}?done=told`, headers)
})

/** POST /api/newsletter/leave/{key}/return: as a sign-up, so nothing comes before the page of its mail is pressed. */
const returnToList = handle(contract.returnToList, async ({ params: { key }, req, headers }) => {
  const person = hasTokenShape(key) && (await subscriberOfKey(req, key))
  if (person && (person.status === 'unsubscribed' || person.status === 'bounced')) {
    const topics: Topic[] = person.topics.length > 0 ? person.topics : ['launch']
    const { email, source } = person
    await askToJoin(req, { email, topics, wording: wordsOf(topics), source })
  }
  return seeOther(`${contract.leavePagePath(key)}?done=asked`, headers)
})

/** POST /api/newsletter/preferences/{key} */
const changePreferences = handle(
  contract.changePreferences,
  async ({ params: { key }, body, req, headers }) => {
    const topics = tickedOf(body)
    const { firstName, s } = body
    const cameThrough = await lettersOfCodes(req, [s])
    if (hasTokenShape(key))
      await chooseTopics(req, key, { topics, wording: wordsOf(topics), firstName, cameThrough })
    return seeOther(`${contract.preferencesPath(key)}?saved=true`, headers)
  },
)

/** GET /api/newsletter/preferences/{key}/copy; 404 for a key that is nobody's. */
const copyPreferences = handle(contract.copyPreferences, async ({ params: { key }, req }) => {
  const person = hasTokenShape(key) && (await subscriberOfKey(req, key))
  if (!person) throw notFound()
  return new Response(JSON.stringify(copyOf(person), null, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="what-is-kept.json"',
      'Cache-Control': 'no-store',
    },
  })
})

/** POST /api/newsletter/preferences/{key}/erase: a keyed hash stays, so that no list brings the address back. */
const eraseSubscription = handle(contract.eraseSubscription, async ({ params: { key }, req, headers }) => {
  const person = hasTokenShape(key) && (await subscriberOfKey(req, key))
  if (person) await inTransaction(req, () => eraseSubscriber(req, String(person._id)))
  return seeOther(`${contract.preferencesPath(key)}?erased=true`, headers)
})

/** Erases a subscriber within a transaction, as the console's deletion does. Returns nothing for one that is gone. */
export async function eraseSubscriber(req: PayloadRequest, id: string): Promise<void> {
  // The caller is the person themself, whose link was checked, or an admin.
  await req.payload.delete({ collection: 'email-signups', id, depth: 0, req, overrideAccess: true })
}

function tickedOf(body: Ticked): Topic[] {
  return TOPICS.filter((topic) => body[topic] === 'on')
}

/** What the boxes said, to keep with the consent. */
function wordsOf(topics: readonly Topic[]): string {
  return inOrder(topics)
    .map((topic) => TOPIC_WORDS[topic].agreed)
    .join('; ')
}

/** The calls of the links in mails to subscribers. */
export const newsletterCalls = [
  subscribe,
  confirmSubscription,
  leaveList,
  openLeavePage,
  tellWhyLeft,
  returnToList,
  changePreferences,
  copyPreferences,
  eraseSubscription,
]
