import { isStopMailsKey } from '@/auth/orderKeys'
import { type Stopped, isStoppable } from '@/contracts/notificationSettings'

/** What a link in a mail stops; null when its key is wrong. Reads nothing that is stored. */
export function readStopLink(link: {
  userId: string
  kind: string
  key: string
}): { userId: string; kind: Stopped; key: string } | null {
  const { userId, kind, key } = link
  return isStoppable(kind) && isStopMailsKey(userId, kind, key) ? { userId, kind, key } : null
}
