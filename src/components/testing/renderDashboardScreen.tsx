import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { UserAnswer } from '@/contracts/account/identity'
import { SESSION_KEY } from '../session/useSession'
import { UiProvider } from '../ui/UiProvider'
import { renderScreen } from './renderScreen'

/** A creator as the session returns it. */
export const isla: UserAnswer = {
  id: 'user-isla',
  username: 'isla',
  firstName: 'Isla',
  lastName: 'Verano',
  email: 'isla@example.com',
  profileImageUrl: null,
  isAdmin: 'false',
  approved: 'true',
}

export const admin: UserAnswer = { ...isla, id: 'user-admin', username: 'admin', isAdmin: 'true' }

/** Renders a dashboard screen for a user, as the shell does: the session is known from the start. */
export function renderDashboardScreen(screen: ReactNode, user: UserAnswer = isla) {
  return renderScreen(
    <SWRConfig value={{ fallback: { [SESSION_KEY]: user } }}>
      <UiProvider>{screen}</UiProvider>
    </SWRConfig>,
  )
}
