import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'

/** The schedule of a new user. */
export const NOTHING_PLANNED: ScheduleStart = {
  tasks: [],
  counts: null,
  calendar: { from: '', to: '', items: [] },
  contentGoal: null,
  deals: [],
  events: [],
  linkedTasks: [],
  feed: null,
}
