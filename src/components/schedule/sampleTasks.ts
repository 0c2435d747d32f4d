import { addDays } from 'date-fns/addDays'
import { wholeTask } from '@/contracts/schedule/leanTask'
import type { Card } from './card'
import { dayOf } from './days'

/** The tasks the schedule starts with; their days are relative to today, so that one is overdue. */
const samples = [
  { title: 'Film the boardwalk fit check', platform: 'tiktok', status: 'todo', inDays: 3 },
  { title: 'Q&A: what a collab really pays', platform: 'youtube', status: 'todo', inDays: 6 },
  { title: 'Holiday market live, 7 pm', platform: 'twitch', status: 'todo', inDays: 13 },
  { title: 'Carousel: one linen shirt, five ways', platform: 'instagram', status: 'todo', inDays: 15 },
  { title: 'Edit: a slow Sunday in St. Pete', platform: 'youtube', status: 'in-progress', inDays: -1 },
  { title: 'Get ready with me, gallery night', platform: 'tiktok', status: 'in-progress', inDays: 2 },
  { title: 'Teaser: something great', platform: 'instagram', status: 'done', inDays: -6 },
  { title: 'Thrift haul, Ybor City', platform: 'tiktok', status: 'done', inDays: -9 },
  { title: 'Studio tour', platform: 'youtube', status: 'done', inDays: -13 },
] as const

/** The sample tasks, dated relative to a day. */
export function sampleTasks(today: Date): Card[] {
  return samples.map(({ inDays, ...task }, index) => ({
    ...wholeTask({
      ...task,
      id: `sample-${index + 1}`,
      userId: '',
      date: dayOf(addDays(today, inDays)),
      rank: index,
      version: 1,
      createdAt: today.toISOString(),
      updatedAt: today.toISOString(),
    }),
    isSample: true,
  }))
}
