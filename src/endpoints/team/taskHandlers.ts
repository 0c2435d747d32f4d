import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { MemberLink, TeamTask, TeamTaskStatus } from '@/contracts/teamTasks'
import * as contract from '@/contracts/teamTasks'
import { boundedList } from '@/database/boundedList'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { conflict, notFound } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { queueMail } from '@/database/queueMail'
import { inTransaction, sessionOf } from '@/database/transaction'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import { isWorking, linkOf, makeLink, urlOf } from '@/domain/team/memberLinks'
import type { MemberLink as StoredLink, TeamTask as StoredTask } from '@/payload-types'
import { handle } from '../core/handle'

/** GET /api/team-tasks */
const listTeamTasks = handle(contract.listTeamTasks, async ({ req, headers }) => {
  // The call is for admins, who may read all.
  const tasks = await boundedList('team-tasks', { req, headers, filter: {}, sort: { createdAt: -1 } })
  return tasks.map(presentTeamTask)
})

/** POST /api/team-tasks: the first one makes the member's link; the mail is queued, so it never fails the call. */
const createTeamTask = handle(contract.createTeamTask, async ({ body, req, user, payload }) => {
  const stored = await inTransaction(req, async () => {
    const link = (await requireMember(req, body.memberId)) ?? (await makeLink(req, body.memberId, null))
    const data = { ...body, status: 'pending' as const, assignedBy: user.id, version: 1 }
    // Collection access denies everyone; the call is for admins.
    const made = await payload.create({ collection: 'team-tasks', data, depth: 0, req, overrideAccess: true })
    if (isWorking(link) && !link.quietAt) await queueMail(req, 'team-task', made.id)
    return made
  })
  return presentTeamTask(stored)
})

/** PATCH /api/team-tasks/{id} */
const updateTeamTask = handle(contract.updateTeamTask, async ({ params: { id }, body, req }) => {
  const { version, status, ...fields } = body
  const set = { ...fields, ...(status && ticked(status, 'dashboard')) }
  return presentTeamTask(await changeTask(req, { id, version, set }))
})

/** DELETE /api/team-tasks/{id}: for good, after the screen has asked. */
const deleteTeamTask = handle(contract.deleteTeamTask, async ({ params: { id }, req }) => {
  if (!isRecordId(id)) throw notFound()
  const { deletedCount } = await driverCollection(req, 'team-tasks').deleteOne({
    _id: new Types.ObjectId(id),
  })
  if (deletedCount === 0) throw notFound()
  return { message: contract.TEAM_TASK_TEXTS.deleted }
})

/** GET /api/team-members/links */
const listMemberLinks = handle(contract.listMemberLinks, async ({ req, headers }) => {
  // The call is for admins, who may read all.
  const links = await boundedList('member-links', { req, headers, filter: {}, sort: { _id: -1 } })
  return links.map(presentLink)
})

/** POST /api/team-members/{id}/link: `make` keeps a link that works; `renew` ends the one before. */
const changeMemberLink = handle(
  contract.changeMemberLink,
  async ({ params: { id }, body: { action }, req }) => {
    const link = await inTransaction(req, async () => {
      const before = await requireMember(req, id)
      if (action === 'make' && before && isWorking(before)) return before
      if (action !== 'revoke') return makeLink(req, id, before)
      if (!before) throw conflict(contract.TEAM_TASK_TEXTS.noLink)
      const now = new Date()
      await driverCollection(req, 'member-links').updateOne(
        { memberId: new Types.ObjectId(id) },
        { $set: { revokedAt: now, updatedAt: now } },
        { session: await sessionOf(req) },
      )
      return { ...before, revokedAt: now.toISOString() }
    })
    const { url, expiresAt, lastOpenedAt } = presentLink(link)
    return { url, expiresAt, lastOpenedAt }
  },
)

/**
 * A member's link; null before the first was made. Throws 404 for an unknown member, 409 unless they are accepted and
 * have not left. Writes the application, so that a concurrent deletion of it conflicts. Within a transaction.
 */
async function requireMember(req: PayloadRequest, id: string): Promise<StoredLink | null> {
  // The calls are for admins, who may read all applications.
  const member = isRecordId(id) ? await findFirst(req, 'team-applications', { id: { equals: id } }) : null
  if (!member) throw notFound()
  const link = await linkOf(req, id)
  if (member.status !== 'accepted' || link?.leftAt) throw conflict(contract.TEAM_TASK_TEXTS.notMember)
  const { matchedCount } = await driverCollection(req, 'team-applications').updateOne(
    { _id: new Types.ObjectId(id) },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
  if (matchedCount === 0) throw notFound()
  return link
}

/** What ticking a task, or taking that back, stores. */
export function ticked(status: TeamTaskStatus, by: 'dashboard' | 'link') {
  const isDone = status === 'completed'
  return { status, completedAt: isDone ? new Date() : null, completedBy: isDone ? by : null }
}

type Change = { id: string; version: number; set: object; memberId?: string }

/**
 * Changes a task if it has the version that was read, in one conditional update; with `memberId`, only that member's.
 * Throws 404 for an unknown one, 409 for one that was changed meanwhile.
 */
export async function changeTask(
  req: PayloadRequest,
  { id, version, set, memberId }: Change,
): Promise<StoredTask> {
  if (!isRecordId(id)) throw notFound()
  const one = { _id: new Types.ObjectId(id), ...(memberId && { memberId: new Types.ObjectId(memberId) }) }
  const tasks = driverCollection(req, 'team-tasks')
  const changed = await tasks.findOneAndUpdate(
    { ...one, version },
    { $set: { ...set, updatedAt: new Date() }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  )
  if (changed) return toRecord<'team-tasks'>(changed)
  if (await tasks.findOne(one, { projection: { _id: 1 } })) throw conflict(CHANGED_ELSEWHERE)
  throw notFound()
}

/** A stored task as calls answer it. */
export function presentTeamTask(stored: StoredTask): TeamTask {
  return {
    id: stored.id,
    memberId: idOf(stored.memberId),
    title: stored.title,
    description: stored.description ?? null,
    dueDate: stored.dueDate ?? null,
    status: stored.status,
    completedAt: stored.completedAt ?? null,
    completedBy: stored.completedBy ?? null,
    version: stored.version,
    createdAt: stored.createdAt,
  }
}

/** A stored link as admins see it; the address only while it works. */
export function presentLink(link: StoredLink): MemberLink {
  const works = isWorking(link)
  return {
    memberId: idOf(link.memberId),
    url: works ? urlOf(link) : null,
    expiresAt: works ? link.expiresAt : null,
    lastOpenedAt: link.lastOpenedAt ?? null,
    isQuiet: Boolean(link.quietAt),
    hasLeft: Boolean(link.leftAt),
  }
}

/** The calls of admins on members' tasks and links. */
export const teamTaskCalls = [
  listTeamTasks,
  createTeamTask,
  updateTeamTask,
  deleteTeamTask,
  listMemberLinks,
  changeMemberLink,
]
