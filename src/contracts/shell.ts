import type { NotificationList } from './notifications'
import type { Workspace } from './workspace'

/** What the dashboard's frame is rendered with besides the user, read on the server (docs/behaviour.md, 4.1). */
export type ShellStart = {
  workspace: Workspace
  /** Whether this person's own time zone is stored; else it is the site's. */
  hasTimeZone: boolean
  notifications: NotificationList
}
