import { today } from '@internationalized/date'
import { excessOf } from '@/contracts/schedule/platformRules'
import type { Task, TaskProblem } from '@/contracts/schedule/tasks'
import { environment } from '@/environment'

type Checked = Omit<Task, 'problems'>
export type ProblemContext = {
  /** The slots (slotOf) in which the user has more than one task. */
  shared: ReadonlySet<string>
  /** The last day of the linked deal, YYYY-MM-DD; null without one. */
  deadline: string | null
}

type Slot = Pick<Task, 'platform' | 'date' | 'time' | 'timeZone'>

/** The problems of a task; none once it is published (docs/behaviour.md, 5.25). */
export function problemsOf(task: Checked, { shared, deadline }: ProblemContext): TaskProblem[] {
  if (task.publishedAt !== null) return []
  const excess = excessOf(task)
  const found: Record<TaskProblem, boolean> = {
    'caption-too-long': excess.caption > 0,
    'title-too-long': excess.title > 0,
    'too-many-hashtags': excess.hashtags > 0,
    'no-media': lacksMedia(task),
    'disclosure-missing': task.dealId !== null && task.disclosure === 'none',
    'after-deal-deadline': task.date !== null && deadline !== null && task.date > deadline,
    'same-slot': shared.has(slotOf(task)),
  }
  return (Object.keys(found) as TaskProblem[]).filter((problem) => found[problem])
}

/** Twitch is live; posts on other platforms need media, and lack of it is a problem from the day before on. */
function lacksMedia({ platform, mediaIds, date, timeZone }: Checked): boolean {
  if (platform === 'twitch' || mediaIds.length > 0 || date === null) return false
  const tomorrow = today(timeZone ?? environment.timeZone).add({ days: 1 })
  return date <= tomorrow.toString()
}

/** The platform, day, time and zone of a task as one text. */
export function slotOf({ platform, date, time, timeZone }: Slot): string {
  return JSON.stringify([platform, date, time, timeZone])
}
