import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { DISCLOSURE_LABELS } from '@/contracts/schedule/tasks'
import type { FieldLabels } from '../api/conflictFields'
import { MediaThumbs } from '../picker/MediaThumbs'
import { clock, monthDayYear } from '../ui/dateFormats'
import { REMINDERS } from './TaskSheetFields'
import { NONE, type TaskValues } from './taskFields'

/** How the fields of a task are named and shown where two versions are compared. */
export function taskLabels({
  deals,
  events,
}: Pick<ScheduleStart, 'deals' | 'events'>): FieldLabels<TaskValues> {
  return {
    title: 'Title',
    platform: { label: 'Platform', show: (platform) => TASK_PLATFORM_LABELS[platform] },
    date: { label: 'Day', show: (day) => (day ? monthDayYear(new Date(`${day}T00:00`)) : '') },
    time: { label: 'Time', show: (time) => (time ? clock(new Date(`2000-01-01T${time}`)) : '') },
    caption: 'Caption',
    mediaIds: { label: 'Files', show: (ids) => <MediaThumbs ids={ids} /> },
    dealId: {
      label: 'Deal',
      show: (chosen) => nameOf(chosen, deals.find(({ id }) => id === chosen)?.name ?? 'A deal that is gone'),
    },
    eventId: {
      label: 'Event',
      show: (chosen) =>
        nameOf(chosen, events.find(({ id }) => id === chosen)?.title ?? 'An event that is over'),
    },
    disclosure: { label: 'Disclosure', show: (disclosure) => DISCLOSURE_LABELS[disclosure] },
    remind: { label: 'Reminder', show: (chosen) => REMINDERS.find(({ id }) => id === chosen)?.label ?? '' },
    publishedUrl: 'Link to the post',
  }
}

function nameOf(chosen: string, name: string): string {
  return chosen === NONE ? 'None' : name
}
