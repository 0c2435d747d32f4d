import { type Payload, createLocalReq } from 'payload'
import type { ShellStart } from '@/contracts/shell'
import { findWorkspace } from '@/domain/workspace/workspaces'
import { countUnreadMessages } from '@/domain/chat/reads'
import type { User as StoredUser } from '@/payload-types'
import { readCursor } from '../notifications/ownInbox'
import { ownNotifications } from '../notifications/ownNotifications'
import { presentWorkspace } from './present'

/** Initial data for the dashboard's frame. */
export async function shellStart(payload: Payload, user: StoredUser): Promise<ShellStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  // First: what comes in meanwhile makes the page ask again.
  const cursor = await readCursor(req, user.id)
  const [workspace, notifications, unreadMessages] = await Promise.all([
    findWorkspace(req, user.id),
    ownNotifications(req, user.id),
    countUnreadMessages(req, user),
  ])
  return {
    workspace: presentWorkspace(workspace),
    hasTimeZone: Boolean(workspace?.timeZone),
    inbox: { cursor, unreadMessages, unreadNotifications: notifications.unread },
    notifications,
  }
}
