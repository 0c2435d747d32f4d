import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ChecklistName, PlatformId } from '@/contracts/platformChecklists'
import type { PlatformProfile as StoredPlatformProfile } from '@/payload-types'
import { driverCollection } from '@/database/driverCollection'
import { conflict, unauthorized } from '@/database/errors'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'
import { CHANGED_ELSEWHERE } from '@/database/versions'

type Place = { userId: string; platform: PlatformId }

/** A user's stored profiles; a platform where nothing was entered or ticked has none. */
export async function platformProfilesOf(
  req: PayloadRequest,
  userId: string,
): Promise<StoredPlatformProfile[]> {
  const { docs } = await req.payload.find({
    collection: 'platform-profiles',
    where: { userId: { equals: userId } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    req,
    // Collection access denies everyone; the query checks the owner.
    overrideAccess: true,
  })
  return docs
}

/** Ticks or unticks an item without overwriting concurrent ticks. Call it within a transaction. */
export async function tickItem(
  req: PayloadRequest,
  place: Place,
  { list, item, on }: { list: ChecklistName; item: string; on: boolean },
): Promise<void> {
  await ensureProfile(req, place)
  const change = { [`${list}Done`]: item }
  await driverCollection(req, 'platform-profiles').updateOne(
    keyOf(place),
    { ...(on ? { $addToSet: change } : { $pull: change as never }), $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
}

/** Changes an account if it still has this version, else throws 409. Call it within a transaction. */
export async function changeAccount(
  req: PayloadRequest,
  place: Place,
  {
    version,
    ...fields
  }: { version: number; handle?: string | null; url?: string | null; followers?: number | null },
): Promise<void> {
  await ensureProfile(req, place)
  const followersAt = fields.followers === null ? null : new Date()
  const { matchedCount } = await driverCollection(req, 'platform-profiles').updateOne(
    { ...keyOf(place), version },
    {
      $set: { ...fields, ...(fields.followers !== undefined && { followersAt }) },
      $inc: { version: 1 },
      $currentDate: { updatedAt: true },
    },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0) throw conflict(CHANGED_ELSEWHERE)
}

/** Enters an account where none was ever saved; does nothing otherwise. Call it within a transaction. */
export async function prefillAccount(
  req: PayloadRequest,
  place: Place,
  account: { handle: string | null; url: string | null },
): Promise<void> {
  await ensureProfile(req, place)
  await driverCollection(req, 'platform-profiles').updateOne(
    { ...keyOf(place), version: 0 },
    { $set: account, $inc: { version: 1 }, $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
}

async function ensureProfile(req: PayloadRequest, place: Place): Promise<void> {
  // Conflicts with the deletion of that user, as Payload's own creates do by a hook (collections/touchOwner.ts).
  if (!(await touchUser(req, place.userId))) throw unauthorized()
  const empty = { version: 0, setupDone: [], verificationDone: [], createdAt: new Date() }
  await driverCollection(req, 'platform-profiles').updateOne(
    keyOf(place),
    { $setOnInsert: empty },
    { upsert: true, session: await sessionOf(req) },
  )
}

const keyOf = ({ userId, platform }: Place) => ({ userId: new Types.ObjectId(userId), platform })
