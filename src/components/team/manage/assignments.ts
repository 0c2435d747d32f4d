import {
  type MemberLink,
  type TeamStart,
  type TeamTask,
  listMemberLinks,
  listTeamTasks,
} from '@/contracts/teamTasks'
import { useLoad } from '../../api/useLoad'
import { useSession } from '../../session/useSession'

export const TEAM_LISTS = [listTeamTasks, listMemberLinks]

/** The tasks and links of all members, which the page is rendered with; for admins alone. */
export type Assignments = { tasks: readonly TeamTask[]; links: readonly MemberLink[] }

/** Members' tasks and links; nothing is loaded before one of them changes. */
export function useAssignments(start: TeamStart): Assignments {
  const { user } = useSession()
  const isOn = user?.isAdmin === 'true'
  const { data: tasks = start.tasks } = useLoad(listTeamTasks, { isOn, rendered: start.tasks })
  const { data: links = start.links } = useLoad(listMemberLinks, { isOn, rendered: start.links })
  return { tasks, links }
}
