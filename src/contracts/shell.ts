import type { Inbox, NotificationList } from './notifications'
import type { Workspace } from './workspace'

/** Initial data of the dashboard's frame besides the user, read on the server (docs/behaviour.md, 4.1). */
export type ShellStart = {
  workspace: Workspace
  /** Whether the user's own time zone is stored; otherwise it is the site's. */
  hasTimeZone: boolean
  /** As old as the notifications or older. */
  inbox: Inbox
  notifications: NotificationList
}
