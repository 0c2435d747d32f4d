import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { SetName } from '@/contracts/workspace'
import type { Workspace as StoredWorkspace } from '@/payload-types'
import { driverCollection } from '@/database/driverCollection'
import { unauthorized } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'

/** The home screen counts these, so it becomes the user's own with the first record of either. */
const COUNTED_AT_HOME: readonly SetName[] = ['schedule', 'checklists']

/** A person's workspace; null before anything in it was changed (docs/behaviour.md, 5.22). */
export async function findWorkspace(req: PayloadRequest, userId: string): Promise<StoredWorkspace | null> {
  // Collection access denies everyone; the query checks the owner.
  return findFirst(req, 'workspaces', { userId: { equals: userId } })
}

/**
 * Makes a set the user's own permanently. Call it within the transaction that stores a record of the set; it writes
 * nothing if the set is theirs already. Throws 401 when the account is gone.
 */
export async function makeOwn(req: PayloadRequest, userId: string, set: SetName): Promise<void> {
  const sets: SetName[] = COUNTED_AT_HOME.includes(set) ? [set, 'home'] : [set]
  const stored = await findWorkspace(req, userId)
  if (sets.every((each) => stored?.ownSets?.includes(each))) return
  await changeWorkspace(req, userId, { $addToSet: { ownSets: { $each: sets } } })
}

/** Changes a user's workspace in one update, and creates it when there is none. Call it within a transaction. */
export async function changeWorkspace(req: PayloadRequest, userId: string, update: object): Promise<void> {
  // Conflicts with the deletion of that user, as Payload's own creates do by a hook (collections/touchOwner.ts).
  if (!(await touchUser(req, userId))) throw unauthorized()
  await driverCollection(req, 'workspaces').updateOne(
    { userId: new Types.ObjectId(userId) },
    { ...update, $setOnInsert: { startedAt: new Date() } },
    { upsert: true, session: await sessionOf(req) },
  )
}
