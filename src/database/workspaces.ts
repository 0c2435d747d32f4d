import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { SetName } from '@/contracts/workspace'
import type { Workspace as StoredWorkspace } from '@/payload-types'
import { driverCollection } from './driverCollection'
import { unauthorized } from './errors'
import { findFirst } from './findFirst'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'

/** The home screen is counted from these, so it is a person's own from the first record of either. */
const COUNTED_AT_HOME: readonly SetName[] = ['schedule', 'checklists']

/** A person's workspace; null before anything in it was changed (docs/behaviour.md, 5.22). */
export async function findWorkspace(req: PayloadRequest, userId: string): Promise<StoredWorkspace | null> {
  // Collection access denies everyone; the query checks the owner.
  return findFirst(req, 'workspaces', { userId: { equals: userId } })
}

/**
 * Makes a set a person's own, for ever. Call it within the transaction that stores a record of the set; once it is
 * their own, it writes nothing. Throws 401 to somebody whose account is gone.
 */
export async function makeOwn(req: PayloadRequest, userId: string, set: SetName): Promise<void> {
  const sets: SetName[] = COUNTED_AT_HOME.includes(set) ? [set, 'home'] : [set]
  const stored = await findWorkspace(req, userId)
  if (sets.every((each) => stored?.ownSets?.includes(each))) return
  await changeWorkspace(req, userId, { $addToSet: { ownSets: { $each: sets } } })
}

/** Changes a person's workspace by one update, and makes it when there is none. Call it within a transaction. */
export async function changeWorkspace(req: PayloadRequest, userId: string, update: object): Promise<void> {
  // Meets the deletion of that person, which Payload's own creates do by a hook (collections/touchOwner.ts).
  if (!(await touchUser(req, userId))) throw unauthorized()
  await driverCollection(req, 'workspaces').updateOne(
    { userId: new Types.ObjectId(userId) },
    { ...update, $setOnInsert: { startedAt: new Date() } },
    { upsert: true, session: await sessionOf(req) },
  )
}
