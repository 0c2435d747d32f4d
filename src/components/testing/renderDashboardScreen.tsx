import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { User } from '@/contracts/account/identity'
import type { ShellStart } from '@/contracts/shell'
import { SETS, type SetName, type Workspace } from '@/contracts/workspace'
import { ConfirmIdentity } from '../api/ConfirmIdentity'
import { SESSION_KEY } from '../session/useSession'
import { WORKSPACE_KEY } from '../session/useWorkspace'
import { UiProvider } from '../ui/UiProvider'
import { renderScreen } from './renderScreen'

/** A creator, as GET /api/user answers. */
export const isla: User = {
  id: 'user-isla',
  username: 'isla',
  firstName: 'Isla',
  lastName: 'Verano',
  email: 'isla@example.com',
  profileImageUrl: null,
  isAdmin: 'false',
  approved: 'true',
}

export const admin: User = { ...isla, id: 'user-admin', username: 'admin', isAdmin: 'true' }

/** A workspace in which these sets are the user's own and the others are samples. */
export function workspaceWith(...own: SetName[]): Workspace {
  const sets = Object.fromEntries(SETS.map((set) => [set, own.includes(set) ? 'own' : 'sample']))
  return { sets: sets as Workspace['sets'], timeZone: 'UTC', digestHour: 8 }
}

/** The initial data of the shell for a new user. */
export const freshStart: ShellStart = {
  workspace: workspaceWith(),
  hasTimeZone: false,
  inbox: { cursor: 0, unreadMessages: 0, unreadNotifications: 0 },
  notifications: { items: [], unread: 0, cursor: null },
}

/**
 * Renders a dashboard screen for a user, as the shell does: the session is known from the start. `search` is the query
 * of the address, such as '?tab=products'; `own` lists the sets that are no longer samples.
 */
export function renderDashboardScreen(
  screen: ReactNode,
  user: User = isla,
  search = '',
  own: readonly SetName[] = [],
) {
  window.history.replaceState(null, '', `/dashboard${search}`)
  return renderScreen(
    <SWRConfig value={{ fallback: { [SESSION_KEY]: user, [WORKSPACE_KEY]: workspaceWith(...own) } }}>
      <UiProvider>
        {screen}
        <ConfirmIdentity />
      </UiProvider>
    </SWRConfig>,
  )
}
