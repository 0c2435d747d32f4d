import type { Task } from './tasks'

/** What most tasks have in these fields. */
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
  problems: [],
} as const satisfies Partial<Task>

/** A task as a page carries it, where thousands of them come at once: without what is as usual. */
export type LeanTask = Omit<Task, keyof typeof USUAL> & Partial<Task>

/** A task without the fields that are as usual. */
export function leanTask(task: Task): LeanTask {
  const usual: Record<string, unknown> = USUAL
  const isUsual = (name: string, value: unknown) =>
    name in usual && JSON.stringify(usual[name]) === JSON.stringify(value)
  return Object.fromEntries(Object.entries(task).filter((entry) => !isUsual(...entry))) as LeanTask
}

/** The task that a lean one stands for. */
export function wholeTask(lean: LeanTask): Task {
  return { ...USUAL, mediaIds: [], problems: [], ...lean }
}
