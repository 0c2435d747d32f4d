import type { Task } from './tasks'

/** The values that most tasks have in these fields. */
const USUAL = {
  time: null,
  timeZone: null,
  caption: null,
  mediaIds: [],
  ideaId: null,
  dealId: null,
  eventId: null,
  disclosure: 'none',
  remindMinutes: null,
  publishedUrl: null,
  publishedAt: null,
  postId: null,
  own: [],
  cover: null,
  problems: [],
} as const satisfies Partial<Task>

/** A task without its usual values, because a page may carry thousands of tasks. */
export type LeanTask = Omit<Task, keyof typeof USUAL> & Partial<Task>

/** A task without the fields that have their usual value. */
export function leanTask(task: Task): LeanTask {
  const usual: Record<string, unknown> = USUAL
  const isUsual = (name: string, value: unknown) =>
    name in usual && JSON.stringify(usual[name]) === JSON.stringify(value)
  return Object.fromEntries(Object.entries(task).filter((entry) => !isUsual(...entry))) as LeanTask
}

/** Restores the whole task from a lean one. */
export function wholeTask(lean: LeanTask): Task {
  return { ...USUAL, mediaIds: [], own: [], problems: [], ...lean }
}
