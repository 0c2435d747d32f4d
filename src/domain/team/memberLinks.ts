import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { memberLinks } from '@/auth/linkKeys'
import { hasTokenShape, hashToken } from '@/auth/tokens'
import { DAY_MS } from '@/contracts/core/time'
import { MEMBER_LINK_DAYS, memberPath } from '@/contracts/teamTasks'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import { environment } from '@/environment'
import type { MemberLink as StoredLink } from '@/payload-types'

/** A member's link; null before the first was made. */
export async function linkOf(req: PayloadRequest, memberId: string): Promise<StoredLink | null> {
  const found = await driverCollection(req, 'member-links').findOne(
    { memberId: new Types.ObjectId(memberId) },
    { session: await sessionOf(req) },
  )
  return found && toRecord<'member-links'>(found)
}

/** Whether a link opens the member's tasks now. */
export function isWorking({ expiresAt, revokedAt, leftAt }: StoredLink, now = Date.now()): boolean {
  return !revokedAt && !leftAt && Date.parse(expiresAt) > now
}

/** The address of a link. */
export function urlOf({ memberId, generation }: StoredLink): string {
  return `${environment.siteUrl}${memberPath(tokenOf(idOf(memberId), generation))}`
}

/**
 * Makes a member's link, or replaces the one that was read `before` in the same transaction, which never works again.
 * Two at once make one.
 */
export async function makeLink(
  req: PayloadRequest,
  memberId: string,
  before: StoredLink | null,
): Promise<StoredLink> {
  const generation = (before?.generation ?? 0) + 1
  const now = new Date()
  const made = await driverCollection(req, 'member-links').findOneAndUpdate(
    { memberId: new Types.ObjectId(memberId) },
    {
      $set: {
        generation,
        tokenHash: hashToken(tokenOf(memberId, generation)),
        expiresAt: new Date(now.getTime() + MEMBER_LINK_DAYS * DAY_MS),
        revokedAt: null,
        updatedAt: now,
      },
      $setOnInsert: { createdAt: now },
    },
    { upsert: true, returnDocument: 'after', session: await sessionOf(req) },
  )
  if (!made) throw new Error('An upsert answers its record')
  return toRecord<'member-links'>(made)
}

/** The link that a token opens. Throws 404 for an unknown one, and for one that has ended in any way. */
export async function linkOfToken(req: PayloadRequest, token: string): Promise<StoredLink> {
  if (!hasTokenShape(token)) throw notFound()
  const found = await driverCollection(req, 'member-links').findOne(
    { tokenHash: hashToken(token) },
    { session: await sessionOf(req) },
  )
  const link = found && toRecord<'member-links'>(found)
  if (!link || !isWorking(link)) throw notFound()
  return link
}

function tokenOf(memberId: string, generation: number): string {
  return memberLinks.keyOf(memberId, generation)
}
