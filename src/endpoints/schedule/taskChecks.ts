import type { PayloadRequest, Where } from 'payload'
import { POST_TEXTS } from '@/contracts/schedule/posts'
import { TASK_TEXTS } from '@/contracts/schedule/tasks'
import { conflict, isDuplicate, notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import type { User as StoredUser } from '@/payload-types'

type Links = { dealId?: string | null | undefined; eventId?: string | null | undefined }

/** Throws 404 unless a task may be linked to these: a deal that the caller applied to, and any event. */
export async function requireLinks(
  { dealId, eventId }: Links,
  { req, user }: { req: PayloadRequest; user: Pick<StoredUser, 'id'> },
): Promise<void> {
  if (dealId) {
    const where: Where = { and: [{ userId: { equals: user.id } }, { brandDealId: { equals: dealId } }] }
    const found =
      isRecordId(dealId) && (await readableRecords('brand-deal-applications', { req, where, limit: 1 }))
    if (!found || found.length === 0) throw notFound(TASK_TEXTS.dealUnknown)
  }
  if (eventId) {
    const where = { id: { equals: eventId } }
    const found = isRecordId(eventId) && (await readableRecords('events', { req, where, limit: 1 }))
    if (!found || found.length === 0) throw notFound(TASK_TEXTS.eventUnknown)
  }
}

/** What `work` returns. Throws 409 when it would give a post a second card on one channel. */
export async function orChannelTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isDuplicate(error)) throw conflict(POST_TEXTS.channelTaken)
    throw error
  }
}
