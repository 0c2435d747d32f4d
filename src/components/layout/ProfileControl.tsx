'use client'

import { Link } from '../ui/Link'
import { useSession } from '../session/useSession'
import { Avatar } from './Avatar'

type ProfileControlProps = {
  /** Full width, for the foot of the menu. */
  isBlock?: boolean
  onLeave?: () => void
}

/**
 * Who is logged in: a pulsing placeholder while loading, Login for a visitor, else avatar and first name
 * (docs/behaviour.md, 2.2). While loading, the page contains both, and a script in <head> decides which one
 * shows.
 */
export function ProfileControl({ isBlock = false, onLeave }: ProfileControlProps) {
  const { user, isLoading, error } = useSession()
  const login = (
    <Link
      className={isBlock ? 'button button-ink button-block' : 'button button-small profile-login'}
      href="/auth"
      onClick={onLeave}
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
    <Link className="profile" href="/dashboard" onClick={onLeave}>
      <Avatar user={user} />
      <span className="profile-name">{user?.firstName || 'User'}</span>
    </Link>
  )
}
