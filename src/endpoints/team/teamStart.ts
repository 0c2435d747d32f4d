import { type Payload, createLocalReq } from 'payload'
import { isAdmin } from '@/access/guards'
import type { TeamStart } from '@/contracts/teamTasks'
import { boundedList } from '@/database/boundedList'
import type { User as StoredUser } from '@/payload-types'
import { presentLink, presentTeamTask } from './taskHandlers'

/** Initial data of the Team screen: members' tasks and links, for an admin alone. */
export async function teamStart(payload: Payload, user: StoredUser): Promise<TeamStart> {
  if (!isAdmin(user)) return { tasks: [], links: [] }
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const all = { req, headers: new Headers(), filter: {} }
  const [tasks, links] = await Promise.all([
    boundedList('team-tasks', { ...all, sort: { createdAt: -1 } }),
    boundedList('member-links', { ...all, sort: { _id: -1 } }),
  ])
  return { tasks: tasks.map(presentTeamTask), links: links.map(presentLink) }
}
