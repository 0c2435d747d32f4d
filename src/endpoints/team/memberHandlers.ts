import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { trySpend } from '@/auth/limits'
import * as contract from '@/contracts/teamTasks'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { CallError, tooMany } from '@/database/errors'
import { idOf } from '@/database/ids'
import { linkOfToken } from '@/domain/team/memberLinks'
import type {
  MemberLink as StoredLink,
  TeamApplication as StoredApplication,
  User as StoredUser,
} from '@/payload-types'
import { findFirst } from '@/database/findFirst'
import { handle } from '../core/handle'
import { seeOther } from '../core/seeOther'
import { changeTask, presentTeamTask, ticked } from './taskHandlers'

const HOUR_S = 3_600

/** The day by which tasks are sorted; those without one come last. */
const byDay = ({ dueDate }: contract.TeamTask) => dueDate ?? '9999'

/**
 * What a member's link shows. Notes that it was opened, perhaps by a mail scanner, but not by an admin who looks at it
 * logged in. Throws 404.
 */
export async function readMemberPage(
  req: PayloadRequest,
  token: string,
  reader: StoredUser | null,
): Promise<Omit<contract.MemberPage, 'siteName'>> {
  const link = await linkOfToken(req, token)
  if (!reader || !isAdmin(reader)) await noteOpening(req, link)
  const memberId = idOf(link.memberId)
  const found = await driverCollection(req, 'team-tasks')
    .find({ memberId: new Types.ObjectId(memberId) })
    .sort({ status: -1, createdAt: -1 })
    .limit(contract.MEMBER_TASKS_MAX)
    .toArray()
  const tasks = found.map((task) => presentTeamTask(toRecord<'team-tasks'>(task)))
  const open = tasks.filter(({ status }) => status === 'pending')
  const done = tasks.filter(({ status }) => status === 'completed')
  return {
    firstName: (await memberOf(req, link))?.firstName ?? '',
    expiresAt: link.expiresAt,
    isQuiet: Boolean(link.quietAt),
    tasks: [...open.toSorted((a, b) => byDay(a).localeCompare(byDay(b))), ...done].map(
      ({ id, title, description, dueDate, status, completedAt, version }) => ({
        id,
        title,
        description,
        dueDate,
        status,
        completedAt,
        version,
      }),
    ),
  }
}

/** POST /api/member-tasks/{token}/{id}: a form; the page says when the task was changed since. */
const changeMemberTask = handle(
  contract.changeMemberTask,
  ({ params: { token, id }, body: { status, version }, req, headers }) =>
    orThePage({ req, token, headers }, async () => {
      const { memberId } = await openFor(req, token)
      await changeTask(req, { id, version, set: ticked(status, 'link'), memberId: idOf(memberId) })
      return 'ticked=true'
    }),
)

/** POST /api/member-links/{token}: a form. Leaving ends the link; the team is told by the Team screen. */
const chooseAsMember = handle(
  contract.chooseAsMember,
  ({ params: { token }, body: { choice }, req, headers }) =>
    orThePage({ req, token, headers }, async () => {
      const link = await openFor(req, token)
      const now = new Date()
      const set = choice === 'leave' ? { leftAt: now } : { quietAt: choice === 'quiet' ? now : null }
      await driverCollection(req, 'member-links').updateOne(
        { _id: new Types.ObjectId(link.id) },
        { $set: { ...set, updatedAt: now } },
      )
      return `chosen=${choice}`
    }),
)

/**
 * Makes a change and leads back to the page with the query that it returns. A person who comes too late is led there
 * as well: it shows the tasks as they are now, or that the link has ended. A client that is no browser gets the 404.
 */
async function orThePage(
  { req, token, headers }: { req: PayloadRequest; token: string; headers: Headers },
  change: () => Promise<string>,
): Promise<Response> {
  const leadBack = (query: string) => seeOther(`${contract.memberPath(token)}?${query}`, headers)
  try {
    return leadBack(await change())
  } catch (error) {
    const status = error instanceof CallError ? error.status : 500
    const isBrowser = req.headers.get('accept')?.includes('text/html') ?? false
    if (status === 409 || (status === 404 && isBrowser)) return leadBack('changed=true')
    throw error
  }
}

/** Notes when a link was opened last. */
async function noteOpening(req: PayloadRequest, { id }: StoredLink): Promise<void> {
  await driverCollection(req, 'member-links').updateOne(
    { _id: new Types.ObjectId(id) },
    { $max: { lastOpenedAt: new Date() } },
  )
}

/** The link of a token, for a change: at most 60 an hour for each. */
async function openFor(req: PayloadRequest, token: string): Promise<StoredLink> {
  const link = await linkOfToken(req, token)
  if (!(await trySpend(req.payload, 'member-link', idOf(link.memberId)))) throw tooMany(HOUR_S)
  return link
}

/** Collection access is for admins; the link is the member's own. */
function memberOf(req: PayloadRequest, { memberId }: StoredLink): Promise<StoredApplication | null> {
  return findFirst(req, 'team-applications', { id: { equals: idOf(memberId) } })
}

/** The calls that a member makes with their link. */
export const memberCalls = [changeMemberTask, chooseAsMember]
