import type { Task } from '@/contracts/schedule/tasks'
import { isla } from '../../testing/renderDashboardScreen'

/** A stored task of To Do with nothing filled in; its id is its title in lower case. */
export function taskOf(overrides: Partial<Task> & Pick<Task, 'title'>): Task {
  return {
    id: overrides.title.toLowerCase(),
    userId: isla.id,
    platform: 'tiktok',
    date: null,
    time: null,
    timeZone: null,
    status: 'todo',
    rank: 0,
    caption: null,
    mediaIds: [],
    ideaId: null,
    dealId: null,
    eventId: null,
    disclosure: 'none',
    remindMinutes: null,
    publishedUrl: null,
    publishedAt: null,
    version: 1,
    createdAt: '2026-11-19T15:00:00.000Z',
    updatedAt: '2026-11-19T15:00:00.000Z',
    problems: [],
    ...overrides,
  }
}
