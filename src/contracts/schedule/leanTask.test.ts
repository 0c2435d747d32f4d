import { expect, test } from '@jest/globals'
import { leanTask, wholeTask } from './leanTask'
import type { Task } from './tasks'

const plain: Task = {
  id: 't1',
  userId: 'u1',
  title: 'Teaser',
  platform: 'tiktok',
  date: null,
  time: null,
  timeZone: null,
  status: 'todo',
  rank: 1024,
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
  version: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  problems: [],
}
const full: Task = {
  ...plain,
  date: '2026-11-24',
  time: '09:00',
  timeZone: 'UTC',
  // A caption that could be mistaken for a missing one.
  caption: 'null',
  mediaIds: ['m1'],
  ideaId: 'i1',
  dealId: 'd1',
  eventId: 'e1',
  disclosure: 'ad',
  remindMinutes: 0,
  publishedUrl: 'https://example.com/post',
  publishedAt: '2026-11-24T09:00:00.000Z',
  postId: 'p1',
  own: ['caption'],
  cover: { id: 'm1', kind: 'film', hasPicture: true, seconds: 31 },
  problems: ['no-media'],
}

test('a lean task says only what is not as usual', () => {
  const { id, userId, title, platform, date, status, rank, version, createdAt, updatedAt } = plain
  expect(leanTask(plain)).toEqual({
    id,
    userId,
    title,
    platform,
    date,
    status,
    rank,
    version,
    createdAt,
    updatedAt,
  })
  expect(leanTask(full)).toEqual(full)
})

test.each([['plain', plain] as const, ['full', full] as const])('a %s task comes back whole', (_, task) => {
  expect(wholeTask(leanTask(task))).toEqual(task)
})
