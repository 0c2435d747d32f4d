'use client'

import Link from 'next/link'
import { useSession } from '../session/useSession'
import { Avatar } from './Avatar'

type ProfileControlProps = {
  /** As wide as its place, for the menu's foot. */
  isBlock?: boolean
  onLeave?: () => void
}

/**
 * Who is here: a pulsing placeholder while that is being asked, Login for a visitor, else the avatar and first name
 * (public spec, section 2). While loading, the page holds both and the <head>'s script has said which one shows.
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
  // A server that could not answer has not said that nobody is logged in.
  if (!user && !error) return login
  return (
    <Link className="profile" href="/dashboard" onClick={onLeave}>
      <Avatar user={user} />
      <span className="profile-name">{user?.firstName || 'User'}</span>
    </Link>
  )
}
