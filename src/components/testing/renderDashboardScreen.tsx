import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { User } from '@/contracts/account/identity'
import { SESSION_KEY } from '../session/useSession'
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

/**
 * Renders a dashboard screen for a user, as the shell does: the session is known from the start. The search is the
 * address's, such as '?tab=products'.
 */
export function renderDashboardScreen(screen: ReactNode, user: User = isla, search = '') {
  window.history.replaceState(null, '', `/dashboard${search}`)
  return renderScreen(
    <SWRConfig value={{ fallback: { [SESSION_KEY]: user } }}>
      <UiProvider>{screen}</UiProvider>
    </SWRConfig>,
  )
}
