import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'

/** The schedule of somebody new. */
export const NOTHING_PLANNED: ScheduleStart = {
  tasks: [],
  calendar: { from: '', to: '', items: [] },
  contentGoal: null,
  deals: [],
  events: [],
  linkedTasks: [],
  feed: null,
}
