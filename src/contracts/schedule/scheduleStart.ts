import type { CalendarItem } from './calendar'
import type { Feed } from './feed'
import type { LeanTask } from './leanTask'

/** What the schedule is rendered with, so that opening it makes no call (docs/behaviour.md, 4.5). */
export type ScheduleStart = {
  tasks: LeanTask[]
  /** Of the weeks that the month of the asked day shows. */
  calendar: { from: string; to: string; items: CalendarItem[] }
  /** Posts per week, as the onboarding says; null without one. */
  contentGoal: number | null
  /** What a task can be linked to. */
  deals: DealChoice[]
  events: EventChoice[]
  /** The tasks that have a short link, by id (docs/behaviour.md, 12.16). */
  linkedTasks: string[]
  /** Whether other calendars can read this one; null when they cannot. */
  feed: Feed | null
}
export type DealChoice = { id: string; name: string; deadline: string | null }
export type EventChoice = { id: string; title: string; date: string }
