import * as v from 'valibot'
import { FIELD_TEXTS, LONG_TEXT_MAX, TEXT_MAX, httpUrl, optional } from '@/contracts/core/wire'
import { TASK_PLATFORMS } from '@/contracts/schedule/platformRules'
import { DISCLOSURES, REMIND_MINUTES, type Task, type TaskPatch } from '@/contracts/schedule/tasks'
import { isSame } from '../api/draftFields'
import { instantsOf, leftOutText } from '../ui/instantsOf'
import { ownTimeZone } from '../ui/timeZones'

/** The id of the choice for no deal, event or reminder. */
export const NONE = 'none'
/** A text of at most so many characters. */
export const atMost = (max: number) => v.pipe(v.string(), v.maxLength(max, `At most ${max} characters`))

/** The fields of the editor, all strings except the list of media ids. */
export const TaskFields = v.pipe(
  v.object({
    title: atMost(TEXT_MAX),
    platform: v.picklist(TASK_PLATFORMS),
    date: v.string(),
    time: v.string(),
    caption: atMost(LONG_TEXT_MAX),
    mediaIds: v.array(v.string()),
    dealId: v.string(),
    eventId: v.string(),
    disclosure: v.picklist(DISCLOSURES),
    remind: v.string(),
    publishedUrl: optional(httpUrl(FIELD_TEXTS.invalidUrl)),
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['time']],
      ({ date, time }) => exists(date, time),
      () => leftOutText(ownTimeZone()),
    ),
    ['time'],
  ),
)
export type TaskValues = v.InferInput<typeof TaskFields> & { publishedUrl: string }

/** A task as the editor shows it. */
export function valuesOf(task: Task): TaskValues {
  return {
    title: task.title,
    platform: task.platform,
    date: task.date ?? '',
    time: task.time ?? '',
    caption: task.caption ?? '',
    mediaIds: task.mediaIds,
    dealId: task.dealId ?? NONE,
    eventId: task.eventId ?? NONE,
    disclosure: task.disclosure,
    remind: task.remindMinutes === null ? NONE : String(task.remindMinutes),
    publishedUrl: task.publishedUrl ?? '',
  }
}

/** Whether clocks here show a time on a day; the hour that they skip in spring is in no day. */
export function exists(date: string, time: string): boolean {
  if (!date || !time) return true
  return instantsOf(`${date}T${time}`, ownTimeZone()).length > 0
}

type Changes = Omit<TaskPatch, 'version'>

/** What differs from a task, as the call takes it; a new time or reminder is in the given time zone. */
export function changesOf(
  task: Task,
  typed: Omit<v.InferOutput<typeof TaskFields>, 'publishedUrl'>,
  zone: string,
): Changes {
  const remindMinutes = REMIND_MINUTES.find((minutes) => String(minutes) === typed.remind) ?? null
  const all = {
    title: typed.title,
    platform: typed.platform,
    date: typed.date || null,
    time: typed.time.slice(0, 5) || null,
    caption: typed.caption.trim() || null,
    mediaIds: typed.mediaIds,
    dealId: typed.dealId === NONE ? null : typed.dealId,
    eventId: typed.eventId === NONE ? null : typed.eventId,
    disclosure: typed.disclosure,
    remindMinutes,
  }
  const changes: Changes = Object.fromEntries(
    Object.entries(all).filter(([name, value]) => !isSame(value, task[name as keyof typeof all])),
  )
  const needsZone = changes.time || (remindMinutes !== null && task.timeZone === null)
  return needsZone ? { ...changes, timeZone: zone } : changes
}
