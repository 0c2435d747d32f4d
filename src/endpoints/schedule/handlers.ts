import * as contract from '@/contracts/schedule/tasks'
import { conflict } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { ownRecord } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { rankAt } from '@/domain/schedule/taskRanks'
import { addTask } from '@/domain/schedule/tasks'
import { inTransaction } from '@/database/transaction'
import { moveToTrash } from '@/database/trash'
import { updateVersion } from '@/database/versions'
import { handle } from '../core/handle'
import { pageLibrary } from './library'
import { readTasks } from './readTasks'
import { presentTask } from './present'
import { orChannelTaken, requireLinks } from './taskChecks'

/** GET /api/tasks */
export const listTasks = handle(contract.listTasks, ({ query: { before }, req, user }) =>
  readTasks(req, user, before),
)

/** POST /api/tasks: adds to the end of To Do. */
export const createTask = handle(contract.createTask, async ({ body, req, user }) => {
  const stored = await inTransaction(req, async () => {
    await requireRoom('tasks', { req, user })
    await requireLinks(body, { req, user })
    return addTask(req, user.id, body)
  })
  return presentTask(req, stored)
})

/** PATCH /api/tasks/{id}: everything but its column and publication. */
export const updateTask = handle(contract.updateTask, async ({ params: { id }, body, req, user }) => {
  const { version, title, ...rest } = body
  const data = { ...rest, ...(title !== undefined && { title: title ?? contract.UNTITLED }) }
  const change = inTransaction(req, async () => {
    await requireLinks(body, { req, user })
    return updateVersion('tasks', id, { version, data }, { req, user })
  })
  const stored = await orChannelTaken(change)
  return presentTask(req, stored)
})

/** POST /api/tasks/{id}/move: one column at a time; of concurrent moves of one version, one succeeds. */
export const moveTask = handle(contract.moveTask, async ({ params: { id }, body, req, user }) => {
  const { version, afterId, date, status: given } = body
  const stored = await inTransaction(req, async () => {
    const task = await ownRecord('tasks', id, { req, user })
    const status = given ?? task.status
    const staysInPlace = afterId === undefined && status === task.status
    const rank = staysInPlace ? task.rank : await rankAt(req, user.id, { status, afterId, id })
    const data = { status, rank, ...(date !== undefined && { date }) }
    return updateVersion('tasks', id, { version, data }, { req, user })
  })
  return presentTask(req, stored)
})

/** POST /api/tasks/{id}/publish: again to change the URL or time; without a time, keeps the stored one or takes now. */
export const publishTask = handle(contract.publishTask, async ({ params: { id }, body, req, user }) => {
  const { version, publishedUrl, publishedAt } = body
  const stored = await inTransaction(req, async () => {
    const task = await ownRecord('tasks', id, { req, user })
    if (task.status === 'todo') throw conflict(contract.TASK_TEXTS.notStarted)
    const data = {
      ...(task.status === 'in-progress' && {
        status: 'done' as const,
        rank: await rankAt(req, user.id, { status: 'done', afterId: null, id }),
      }),
      ...(publishedUrl !== undefined && { publishedUrl }),
      publishedAt: publishedAt ?? task.publishedAt ?? new Date().toISOString(),
    }
    return updateVersion('tasks', id, { version, data }, { req, user })
  })
  return presentTask(req, stored)
})

/** POST /api/tasks/{id}/unpublish */
export const unpublishTask = handle(
  contract.unpublishTask,
  async ({ params: { id }, body: { version }, req, user }) => {
    const data = { publishedUrl: null, publishedAt: null }
    const stored = await inTransaction(req, () =>
      updateVersion('tasks', id, { version, data }, { req, user }),
    )
    return presentTask(req, stored)
  },
)

/** POST /api/tasks/{id}/copy: without what is specific to one publication. */
export const copyTask = handle(contract.copyTask, async ({ params: { id }, body, req, user }) => {
  const stored = await inTransaction(req, async () => {
    await requireRoom('tasks', { req, user })
    const { title, caption, mediaIds, disclosure, dealId, eventId } = await ownRecord('tasks', id, {
      req,
      user,
    })
    const links = {
      dealId: idOrNull(dealId),
      eventId: idOrNull(eventId),
      mediaIds: (mediaIds ?? []).map(idOf),
    }
    return addTask(req, user.id, { ...body, title, caption, disclosure, ...links })
  })
  return presentTask(req, stored)
})

/** DELETE /api/tasks/{id}: to the trash. */
export const deleteTask = handle(contract.deleteTask, async ({ params: { id }, req, user }) => {
  const undo = await inTransaction(req, () => moveToTrash('tasks', id, { kind: 'task', req, user }))
  return { message: contract.TASK_TEXTS.deleted, undo }
})

/** The calls of the schedule's tasks. */
export const taskCalls = [
  listTasks,
  pageLibrary,
  createTask,
  updateTask,
  moveTask,
  publishTask,
  unpublishTask,
  copyTask,
  deleteTask,
]
