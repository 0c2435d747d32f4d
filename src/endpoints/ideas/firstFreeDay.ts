import { today } from '@internationalized/date'
import type { PayloadRequest, Where } from 'payload'
import { readableRecords } from '@/database/readableRecords'
import { findWorkspace } from '@/domain/workspace/workspaces'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'

const DAYS_AHEAD = 14

/**
 * The first day without a task, from tomorrow in the user's time zone, as YYYY-MM-DD; tomorrow when each of the next 14
 * days has one.
 */
export async function firstFreeDay(req: PayloadRequest, user: Pick<StoredUser, 'id'>): Promise<string> {
  const now = today((await findWorkspace(req, user.id))?.timeZone || environment.timeZone)
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => now.add({ days: index + 1 }).toString())
  const where: Where = { and: [{ userId: { equals: user.id } }, { date: { in: days } }] }
  const tasks = await readableRecords('tasks', { req, where })
  const taken = new Set(tasks.map(({ date }) => date))
  return days.find((day) => !taken.has(day)) ?? now.add({ days: 1 }).toString()
}
