import { wholeTask } from '@/contracts/schedule/leanTask'
import type { Task } from '@/contracts/schedule/tasks'
import { isla } from '../../testing/renderDashboardScreen'

/** A stored task in To Do with nothing filled in; its id is its title in lower case. */
export function taskOf(overrides: Partial<Task> & Pick<Task, 'title'>): Task {
  return wholeTask({
    id: overrides.title.toLowerCase(),
    userId: isla.id,
    platform: 'tiktok',
    date: null,
    status: 'todo',
    rank: 0,
    version: 1,
    createdAt: '2026-11-19T15:00:00.000Z',
    updatedAt: '2026-11-19T15:00:00.000Z',
    ...overrides,
  })
}
