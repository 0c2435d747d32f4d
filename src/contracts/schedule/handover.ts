import type { Media } from '../media/files'
import { screenHref } from '../screens'
import type { TaskPlatform } from './platformRules'
import type { Task } from './tasks'

/** The page that brings a task to the phone and its platform (docs/behaviour.md, 4.5). */
export function handoverHref(taskId: string): string {
  return `${screenHref('schedule')}/post/${taskId}`
}

/** Where each platform takes a post; its app opens on a phone that has it. */
export const UPLOAD_URLS: Record<TaskPlatform, string> = {
  tiktok: 'https://www.tiktok.com/upload',
  youtube: 'https://studio.youtube.com/',
  twitch: 'https://dashboard.twitch.tv/',
  instagram: 'https://www.instagram.com/',
}

/** Initial data of the hand-over page. */
export type HandoverStart = {
  task: Task
  /** When it is planned for, as ISO; null without a day and time. */
  dueAt: string | null
  /** Its files in their order. */
  media: Media[]
  /** The other cards of its post, in the order of the platforms. */
  mates: Task[]
}
