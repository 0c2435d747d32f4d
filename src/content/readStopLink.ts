import { stopLinks } from '@/auth/linkKeys'
import { type Stopped, isStoppable } from '@/contracts/notificationSettings'

/** What a link in a mail stops; null when its key is wrong. Reads nothing that is stored. */
export function readStopLink(link: {
  userId: string
  kind: string
  key: string
}): { userId: string; kind: Stopped; key: string } | null {
  const { userId, kind, key } = link
  return isStoppable(kind) && stopLinks.isKeyOf(key, userId, kind) ? { userId, kind, key } : null
}
