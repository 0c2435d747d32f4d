import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { User } from '@/contracts/account/identity'
import type { ShellStart } from '@/contracts/shell'
import { SETS, type SetName, type Workspace } from '@/contracts/workspace'
import { SESSION_KEY } from '../session/useSession'
import { WORKSPACE_KEY } from '../session/useWorkspace'
import { UiProvider } from '../ui/UiProvider'
import { renderScreen } from './renderScreen'

/** A creator as the session answers it. */
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

/** A workspace in which these sets are somebody's own, and the others samples. */
export function workspaceWith(...own: SetName[]): Workspace {
  const sets = Object.fromEntries(SETS.map((set) => [set, own.includes(set) ? 'own' : 'sample']))
  return { sets: sets as Workspace['sets'], timeZone: 'UTC', digestHour: 8 }
}

/** What the shell is rendered with for somebody new. */
export const freshStart: ShellStart = {
  workspace: workspaceWith(),
  hasTimeZone: false,
  notifications: { items: [], unread: 0, cursor: null },
}

/**
 * Renders a dashboard screen for a user, as the shell does: the session is known from the start. The search is the
 * address's, such as '?tab=products'; `own` are the sets that are no samples any more.
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
      <UiProvider>{screen}</UiProvider>
    </SWRConfig>,
  )
}
