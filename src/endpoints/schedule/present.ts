import type { PayloadRequest, Where } from 'payload'
import type { Task } from '@/contracts/schedule/tasks'
import { idOf, idOrNull } from '@/database/ids'
import { readableRecords } from '@/database/readableRecords'
import type { Task as StoredTask } from '@/payload-types'
import { problemsOf } from './problems'

type Unchecked = Omit<Task, 'problems'>

/** One person's stored tasks as calls answer them, each with what is wrong with it. */
export async function presentTasks(req: PayloadRequest, stored: readonly StoredTask[]): Promise<Task[]> {
  const tasks = stored.map(presentStored)
  const [neighbours, deadlines] = await Promise.all([findNeighbours(req, tasks), findDeadlines(req, tasks)])
  return tasks.map((task) => {
    const deadline = deadlines.get(task.dealId ?? '') ?? null
    return { ...task, problems: problemsOf(task, { neighbours, deadline }) }
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
    version: stored.version,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  }
}

/** The tasks that may share a slot with one of these: the person's timed ones of the same days. */
async function findNeighbours(req: PayloadRequest, tasks: readonly Unchecked[]): Promise<Unchecked[]> {
  const timed = tasks.filter(({ date, time, publishedAt }) => date && time && !publishedAt)
  const [first] = timed
  if (!first) return []
  const days = [...new Set(timed.map(({ date }) => date))]
  const ofOwner: Where[] = [{ userId: { equals: first.userId } }, { date: { in: days } }]
  const found = await readableRecords('tasks', { req, where: { and: ofOwner } })
  return found.map(presentStored)
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
    // A closed deal is read by nobody, and whoever applied to it still works on it.
    overrideAccess: true,
  })
  return new Map(docs.flatMap(({ id, deadline }) => (deadline ? [[id, deadline.slice(0, 10)] as const] : [])))
}
