import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { Task, TaskProblem } from '@/contracts/schedule/tasks'
import { driverCollection } from '@/database/driverCollection'
import { idOf, idOrNull } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import type { Task as StoredTask } from '@/payload-types'
import { today } from '@internationalized/date'
import { excessOf } from '@/contracts/schedule/platformRules'
import { environment } from '@/environment'
import { findCovers } from './covers'

type Unchecked = Omit<Task, 'problems' | 'cover'>

/** One user's stored tasks as calls answer them, each with its problems. */
export async function presentTasks(req: PayloadRequest, stored: readonly StoredTask[]): Promise<Task[]> {
  const tasks = stored.map(presentStored)
  const [shared, deadlines, covers] = await Promise.all([
    findSharedSlots(req, tasks),
    findDeadlines(req, tasks),
    findCovers(req, tasks),
  ])
  return tasks.map((task) => {
    const deadline = deadlines.get(task.dealId ?? '') ?? null
    const cover = covers.get(task.mediaIds[0] ?? '') ?? null
    return { ...task, cover, problems: problemsOf(task, { shared, deadline }) }
  })
}

/** One stored task as calls answer it. */
export async function presentTask(req: PayloadRequest, stored: StoredTask): Promise<Task> {
  const [task] = await presentTasks(req, [stored])
  if (!task) throw new Error('A stored task is always presented')
  return task
}

function presentStored(stored: StoredTask): Unchecked {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    title: stored.title,
    platform: stored.platform,
    date: stored.date ?? null,
    time: stored.time ?? null,
    timeZone: stored.timeZone ?? null,
    status: stored.status,
    rank: stored.rank,
    caption: stored.caption ?? null,
    mediaIds: (stored.mediaIds ?? []).map(idOf),
    ideaId: idOrNull(stored.ideaId),
    dealId: idOrNull(stored.dealId),
    eventId: idOrNull(stored.eventId),
    disclosure: stored.disclosure,
    remindMinutes: (stored.remindMinutes ?? null) as Task['remindMinutes'],
    publishedUrl: stored.publishedUrl ?? null,
    publishedAt: stored.publishedAt ?? null,
    postId: idOrNull(stored.postId),
    own: stored.own ?? [],
    version: stored.version,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  }
}

/** The slots of these tasks in which their owner has more than one. Aggregated in the database, which returns few. */
async function findSharedSlots(req: PayloadRequest, tasks: readonly Unchecked[]): Promise<Set<string>> {
  const timed = tasks.filter(({ date, time, publishedAt }) => date && time && !publishedAt)
  const [first] = timed
  if (!first) return new Set()
  const days = [...new Set(timed.map(({ date }) => date))]
  const session = await sessionOf(req)
  const slots = driverCollection(req, 'tasks').aggregate<{ _id: Parameters<typeof slotOf>[0] }>(
    [
      {
        $match: {
          userId: new Types.ObjectId(first.userId),
          date: { $in: days },
          time: { $type: 'string' },
          deletedAt: null,
        },
      },
      {
        $group: {
          _id: {
            platform: '$platform',
            date: '$date',
            time: '$time',
            timeZone: { $ifNull: ['$timeZone', null] },
          },
          tasks: { $sum: 1 },
        },
      },
      { $match: { tasks: { $gt: 1 } } },
    ],
    { ...(session && { session }) },
  )
  return new Set((await slots.toArray()).map(({ _id }) => slotOf(_id)))
}

/** The last day of each linked deal, YYYY-MM-DD. */
async function findDeadlines(req: PayloadRequest, tasks: readonly Unchecked[]) {
  const ids = [...new Set(tasks.flatMap(({ dealId }) => dealId ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const { docs } = await req.payload.find({
    collection: 'brand-deals',
    where: { id: { in: ids } },
    select: { deadline: true },
    pagination: false,
    depth: 0,
    req,
    // Collection access hides closed deals, but applicants still work on theirs.
    overrideAccess: true,
  })
  return new Map(docs.flatMap(({ id, deadline }) => (deadline ? [[id, deadline.slice(0, 10)] as const] : [])))
}

type ProblemContext = {
  /** The slots (slotOf) in which the user has more than one task. */
  shared: ReadonlySet<string>
  /** The last day of the linked deal, YYYY-MM-DD; null without one. */
  deadline: string | null
}

type Slot = Pick<Task, 'platform' | 'date' | 'time' | 'timeZone'>

/** The problems of a task; none once it is published (docs/behaviour.md, 5.25). */
function problemsOf(task: Unchecked, { shared, deadline }: ProblemContext): TaskProblem[] {
  if (task.publishedAt !== null) return []
  const excess = excessOf(task)
  const found: Record<TaskProblem, boolean> = {
    'caption-too-long': excess.caption > 0,
    'title-too-long': excess.title > 0,
    'too-many-hashtags': excess.hashtags > 0,
    'no-media': lacksMedia(task),
    'disclosure-missing': task.dealId !== null && task.disclosure === 'none',
    'after-deal-deadline': task.date !== null && deadline !== null && task.date > deadline,
    'same-slot': shared.has(slotOf(task)),
  }
  return (Object.keys(found) as TaskProblem[]).filter((problem) => found[problem])
}

/** Twitch is live; posts on other platforms need media, and lack of it is a problem from two days before on. */
function lacksMedia({ platform, mediaIds, date, timeZone }: Unchecked): boolean {
  if (platform === 'twitch' || mediaIds.length > 0 || date === null) return false
  const soon = today(timeZone ?? environment.timeZone).add({ days: 2 })
  return date <= soon.toString()
}

/** The platform, day, time and zone of a task as one text. */
function slotOf({ platform, date, time, timeZone }: Slot): string {
  return JSON.stringify([platform, date, time, timeZone])
}
