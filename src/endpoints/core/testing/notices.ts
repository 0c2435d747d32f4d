import { type NotificationList, listNotifications } from '@/contracts/notifications'
import type { User as StoredUser } from '@/payload-types'
import type { TestServer } from './server'

/** What a person was told, the latest first. */
export async function noticesOf(server: TestServer, as: StoredUser): Promise<NotificationList['items']> {
  const answer = await server.request(listNotifications, { as })
  return ((await answer.json()) as NotificationList).items
}
