/** A task of the schedule (docs/behaviour.md, 4.5). */
export type Task = {
  id: string
  title: string
  platform: TaskPlatform
  /** YYYY-MM-DD */
  date: string
  status: TaskStatus
  /** One of those that the board starts with. */
  isSample?: boolean
}

export const TASK_PLATFORMS = [
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube' },
  { id: 'twitch', label: 'Twitch' },
  { id: 'instagram', label: 'Instagram' },
] as const
export type TaskPlatform = (typeof TASK_PLATFORMS)[number]['id']

/** The platform of a new task (docs/behaviour.md, 4.5). */
export const DEFAULT_TASK_PLATFORM: TaskPlatform = 'tiktok'

/** In order: a task moves one step at a time (docs/behaviour.md, 4.5). */
export const TASK_COLUMNS = [
  { status: 'todo', label: 'To Do' },
  { status: 'in-progress', label: 'In Progress' },
  { status: 'done', label: 'Done' },
] as const
export type TaskStatus = (typeof TASK_COLUMNS)[number]['status']

export type Step = 'forward' | 'back'

/** The status one step on, or undefined at the end. */
export function statusAfter(status: TaskStatus, step: Step): TaskStatus | undefined {
  const index = TASK_COLUMNS.findIndex((column) => column.status === status)
  return TASK_COLUMNS[index + (step === 'forward' ? 1 : -1)]?.status
}

export function columnLabel(status: TaskStatus): string {
  return TASK_COLUMNS.find((column) => column.status === status)?.label ?? status
}

export function platformLabel(platform: TaskPlatform): string {
  return TASK_PLATFORMS.find(({ id }) => id === platform)?.label ?? platform
}
