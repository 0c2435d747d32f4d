import type { CalendarItem } from './calendar'
import type { Feed } from './feed'
import type { LeanTask } from './leanTask'
import type { TaskStatus } from './tasks'

/** Initial data of the schedule, so that opening it makes no call (docs/behaviour.md, 4.5). */
export type ScheduleStart = {
  /** By column and rank. */
  tasks: LeanTask[]
  /** How many each column has, when `tasks` are only the first of each; else null. */
  counts: Record<TaskStatus, number> | null
  /** Covers the weeks shown for the month of the requested day, without tasks to do, which are in `tasks`. */
  calendar: { from: string; to: string; items: CalendarItem[] }
  /** Posts per week, from the onboarding; null without one. */
  contentGoal: number | null
  /** What a task can be linked to. */
  deals: DealChoice[]
  events: EventChoice[]
  /** The tasks that have a short link, by id (docs/behaviour.md, 12.16). */
  linkedTasks: string[]
  /** The feed that other calendars read; null when there is none. */
  feed: Feed | null
}
export type DealChoice = { id: string; name: string; deadline: string | null }
export type EventChoice = { id: string; title: string; date: string }
