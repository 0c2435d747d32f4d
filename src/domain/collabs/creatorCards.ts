import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { CreatorCard as StoredCard } from '@/payload-types'

/** The cards of people by the person's id. */
export async function cardsOf(
  req: PayloadRequest,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCard>> {
  if (userIds.length === 0) return new Map()
  const found = await driverCollection(req, 'creator-cards')
    .find({ userId: { $in: userIds.map((id) => new Types.ObjectId(id)) } }, { session: await sessionOf(req) })
    .toArray()
  return new Map(found.map((card) => [String(card.userId), toRecord<'creator-cards'>(card)]))
}

/** Stores a person's card, over the one that is there. Call it within a transaction that writes the person, too. */
export async function changeCard(
  req: PayloadRequest,
  userId: string,
  card: Pick<StoredCard, 'isListed' | 'displayName' | 'headline' | 'niche'>,
): Promise<StoredCard> {
  const now = new Date()
  const changed = await driverCollection(req, 'creator-cards').findOneAndUpdate(
    { userId: new Types.ObjectId(userId) },
    { $set: { ...card, updatedAt: now }, $setOnInsert: { createdAt: now } },
    { upsert: true, returnDocument: 'after', session: await sessionOf(req) },
  )
  if (!changed) throw new Error('The card was not stored')
  return toRecord<'creator-cards'>(changed)
}

/** Takes a person's card off the list, because they lose approval. Call it within that transaction. */
export async function unlistCard(req: PayloadRequest, userId: string): Promise<void> {
  await driverCollection(req, 'creator-cards').updateOne(
    { userId: new Types.ObjectId(userId) },
    { $set: { isListed: false } },
    { session: await sessionOf(req) },
  )
}
