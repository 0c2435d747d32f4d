import type { Payload, PayloadRequest } from 'payload'
import { markOfKey } from '@/auth/secrets'
import { sign } from '@/auth/sign'
import { typedCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

type Suppression = {
  /** A keyed hash; the address itself is not stored. */
  _id: string
  reason: 'erased' | 'complained'
  /** Recognises the SECRETS_KEY that the hash was made with. */
  keyMark: string
  at: Date
}

/** Addresses that are never written to again, or never imported (docs/behaviour.md, 13.5). */
function suppressions(req: Pick<PayloadRequest, 'payload'>) {
  return typedCollection<Suppression>(req, 'suppressions')
}

/** A keyed hash that recognises an address and does not reveal it. */
const addressMark = (email: string) => sign('suppressed addresses', email)

/** Notes an address, in the request's transaction if it has one; a complaint is never taken back. */
export async function suppress(
  req: PayloadRequest,
  email: string,
  reason: Suppression['reason'],
): Promise<void> {
  const noted = { reason, keyMark: markOfKey(), at: new Date() }
  await suppressions(req).updateOne(
    { _id: addressMark(email) },
    reason === 'complained' ? { $set: noted } : { $setOnInsert: noted },
    { upsert: true, session: await sessionOf(req) },
  )
}

/** Whether the person of an address has complained about our mails. */
export async function hasComplained(req: PayloadRequest, email: string): Promise<boolean> {
  const found = await suppressions(req).findOne({ _id: addressMark(email), reason: 'complained' })
  return found !== null
}

/** Of these addresses those that were erased or complained, so that an import leaves them out. */
export async function suppressedAmong(req: PayloadRequest, emails: readonly string[]): Promise<Set<string>> {
  const byMark = new Map(emails.map((email) => [addressMark(email), email]))
  const found = await suppressions(req)
    .find({ _id: { $in: [...byMark.keys()] } }, { projection: { _id: 1 } })
    .toArray()
  return new Set(found.flatMap(({ _id }) => byMark.get(_id) ?? []))
}

/** Says at the start when addresses were noted under another SECRETS_KEY, because none of them is recognised now. */
export async function warnOfLostSuppressions(payload: Payload): Promise<void> {
  const lost = await suppressions({ payload }).countDocuments({ keyMark: { $ne: markOfKey() } })
  if (lost > 0)
    payload.logger.warn(
      `SECRETS_KEY is another one: ${lost} erased or complained addresses are not recognised any more`,
    )
}
