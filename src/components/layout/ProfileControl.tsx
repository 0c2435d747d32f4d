'use client'

import { Link } from '../ui/Link'
import { useSession } from '../session/useSession'
import { Avatar } from './Avatar'

/**
 * Who is logged in: a pulsing placeholder while loading, Login for a visitor, else avatar and first name
 * (docs/behaviour.md, 2.2). While loading, the page contains both, and a script in <head> decides which one
 * shows. `isBlock` is for the foot of the menu: full width.
 */
export function ProfileControl({ isBlock = false }: { isBlock?: boolean }) {
  const { user, isLoading, error } = useSession()
  const login = (
    <Link
      className={isBlock ? 'button button-ink button-block' : 'button button-small profile-login'}
      href="/auth"
    >
      Login
    </Link>
  )
  if (isLoading) {
    return (
      <span className="profile-loading">
        {login}
        <span className="profile-placeholder" aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      </span>
    )
  }
  // A failed request does not mean that nobody is logged in.
  if (!user && !error) return login
  return (
    <Link className="profile" href="/dashboard">
      <Avatar user={user} />
      <span className="profile-name">{user?.firstName || 'User'}</span>
    </Link>
  )
}
