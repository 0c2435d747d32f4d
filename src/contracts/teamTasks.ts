import * as v from 'valibot'
import { call } from './core/call'
import { linkForm } from './core/linkForm'
import {
  FIELD_TEXTS,
  Message,
  date,
  day,
  id,
  longText,
  noQuery,
  optional,
  patchable,
  text,
  version,
} from './core/wire'

export const TEAM_TASK_STATUSES = ['pending', 'completed'] as const
export type TeamTaskStatus = (typeof TEAM_TASK_STATUSES)[number]

/** A member's link works this long after it was made or renewed. */
export const MEMBER_LINK_DAYS = 365

/** The most tasks on a member's page: all that is open, then what was done last. */
export const MEMBER_TASKS_MAX = 100

/** Texts of team tasks and of members' links (docs/behaviour.md, 4.15 and 15.7). */
export const TEAM_TASK_TEXTS = {
  titleRequired: 'Please fill in the task title',
  assigned: 'Task Assigned',
  deleted: 'Task deleted',
  assignFailed: 'Failed to assign task',
  saveFailed: 'Failed to save task',
  deleteFailed: 'Failed to delete task',
  gone: 'This task is not there any more.',
  notMember: 'Only a member of the team gets tasks.',
  linkMade: 'Link made',
  linkRenewed: 'Link renewed',
  linkRevoked: 'Link revoked',
  linkCopied: 'Link copied',
  linkFailed: 'Failed to change the link',
  noLink: 'There is no link to change.',
} as const

export const TeamTaskInput = v.object({
  /** The member's application. */
  memberId: id,
  title: text(TEAM_TASK_TEXTS.titleRequired),
  description: optional(longText()),
  dueDate: optional(day()),
})

export const TeamTaskPatch = v.object({
  version,
  status: v.optional(v.picklist(TEAM_TASK_STATUSES)),
  title: v.optional(text(TEAM_TASK_TEXTS.titleRequired)),
  description: patchable(longText()),
  dueDate: patchable(day()),
})

/** A task of a team member as admins see it. */
export const TeamTask = v.strictObject({
  id,
  memberId: id,
  title: v.string(),
  description: v.nullable(v.string()),
  /** YYYY-MM-DD. */
  dueDate: v.nullable(v.string()),
  status: v.picklist(TEAM_TASK_STATUSES),
  completedAt: v.nullable(date),
  /** By an admin in the dashboard, or by the member with their link. */
  completedBy: v.nullable(v.picklist(['dashboard', 'link'])),
  version: v.number(),
  createdAt: date,
})
export type TeamTask = v.InferOutput<typeof TeamTask>

/** A member's link to their tasks, as admins see it. */
export const MemberLink = v.strictObject({
  memberId: id,
  /** Null when it was revoked, has expired or was never made. */
  url: v.nullable(v.string()),
  expiresAt: v.nullable(date),
  /** When its page was last opened, by the member or by a mail scanner. */
  lastOpenedAt: v.nullable(date),
  /** The member does not want mails about tasks. */
  isQuiet: v.boolean(),
  hasLeft: v.boolean(),
})
export type MemberLink = v.InferOutput<typeof MemberLink>

/** Initial data of the Team screen, for admins. */
export type TeamStart = { tasks: TeamTask[]; links: MemberLink[] }

/** What a member sees with their link. */
export type MemberPage = {
  firstName: string
  siteName: string
  expiresAt: string
  isQuiet: boolean
  tasks: Pick<TeamTask, 'id' | 'title' | 'description' | 'dueDate' | 'status' | 'completedAt' | 'version'>[]
}

export const listTeamTasks = call({
  method: 'get',
  path: '/team-tasks',
  who: 'admin',
  query: noQuery,
  answer: v.array(TeamTask),
  summary: 'The latest 1,000 tasks of team members, newest first',
})
export const createTeamTask = call({
  method: 'post',
  path: '/team-tasks',
  who: 'admin',
  query: noQuery,
  body: TeamTaskInput,
  answer: TeamTask,
  status: 201,
  summary: 'Give a member of the team a task, and mail them the link to it',
  fails: [404, 409],
})
export const updateTeamTask = call({
  method: 'patch',
  path: '/team-tasks/:id',
  who: 'admin',
  query: noQuery,
  body: TeamTaskPatch,
  answer: TeamTask,
  summary: "Change a member's task, or tick it",
  fails: [409],
})
export const deleteTeamTask = call({
  method: 'delete',
  path: '/team-tasks/:id',
  who: 'admin',
  query: noQuery,
  answer: Message,
  summary: "Delete a member's task",
})
export const listMemberLinks = call({
  method: 'get',
  path: '/team-members/links',
  who: 'admin',
  query: noQuery,
  answer: v.array(MemberLink),
  summary: "The members' links to their tasks",
})
export const changeMemberLink = call({
  method: 'post',
  path: '/team-members/:id/link',
  who: 'admin',
  query: noQuery,
  body: v.object({ action: v.picklist(['make', 'renew', 'revoke'], FIELD_TEXTS.invalid) }),
  answer: v.strictObject({
    url: v.nullable(v.string()),
    expiresAt: v.nullable(date),
    lastOpenedAt: v.nullable(date),
  }),
  summary: "Make a member's link, replace it by a new one, or end it",
  fails: [409],
})

const ofForm = { ...linkForm, query: noQuery, fails: [404, 429] } as const

export const changeMemberTask = call({
  ...ofForm,
  path: '/member-tasks/:token/:id',
  body: v.object({
    status: v.picklist(TEAM_TASK_STATUSES),
    version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  }),
  summary: 'Tick a task with the link to it, or take that back; leads back to the page of the link',
})

export const MEMBER_CHOICES = ['quiet', 'mails', 'leave'] as const
export const chooseAsMember = call({
  ...ofForm,
  path: '/member-links/:token',
  body: v.object({ choice: v.picklist(MEMBER_CHOICES) }),
  summary: 'Stop the mails about tasks, have them again, or leave the team, with the link to the tasks',
})

/** The page of a member's link. */
export function memberPath(token: string): `/t/${string}` {
  return `/t/${encodeURIComponent(token)}`
}
