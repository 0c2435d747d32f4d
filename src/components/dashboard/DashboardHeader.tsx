'use client'

import { usePathname } from 'next/navigation'
import { useTransition } from 'react'
import { styled } from 'styled-components'
import type { User } from '@/contracts/account/identity'
import { screenHref, trailTo } from '@/contracts/screens'
import { Link } from '../ui/Link'
import { useLogout } from '../session/useLogout'
import { useSession } from '../session/useSession'
import { onPhone } from '../theme/tokens'
import { Avatar } from '../ui/Avatar'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { PendingBar } from '../ui/PendingBar'
import { NotificationBell } from './NotificationBell'
import { SearchButton } from './SearchButton'

type Props = { user: User; isExpanded: boolean; onToggle: () => void }

/** The 56 px header: sidebar toggle, current screen, search, notifications, username, avatar, logout. */
export function DashboardHeader({ user, isExpanded, onToggle }: Props) {
  const logout = useLogout()
  const [isLeaving, leave] = useTransition()
  const { user: changed } = useSession()
  const picture = (changed ?? user).profileImageUrl
  const trail = trailTo(usePathname())
  return (
    <Bar>
      <IconButton
        icon="panel"
        label="Toggle sidebar (Ctrl+B)"
        aria-expanded={isExpanded}
        onPress={onToggle}
      />
      <Trail>
        {trail.map(({ title, href }, index) =>
          index === trail.length - 1 ? (
            <span key={href}>{title}</span>
          ) : (
            <Link key={href} href={href}>
              {title}
            </Link>
          ),
        )}
      </Trail>
      <Me>
        <SearchButton isAdmin={user.isAdmin === 'true'} />
        <NotificationBell />
        <Profile href={screenHref('settings')}>
          <OffPhone>{user.username}</OffPhone>
          <span className="visually-hidden">, your profile</span>
          <Avatar name={user.username} src={picture} size="small" />
          <PendingBar />
        </Profile>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-disabled={isLeaving}
          onClick={() => !isLeaving && leave(logout)}
        >
          <Icon name="out" />
          <OffPhone>{isLeaving ? 'Logging out...' : 'Logout'}</OffPhone>
        </button>
      </Me>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 3.5rem;
  padding-inline: 0.75rem 1.25rem;
  background: var(--paper);
  border-bottom: 1px solid var(--line);

  ${onPhone} {
    padding-inline: 0.5rem;
  }
`

const Trail = styled.span`
  display: flex;
  align-items: center;
  min-width: 0;
  font-size: var(--t-ui);
  white-space: nowrap;

  > span {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--ink-2);
    text-decoration: none;
  }
  > a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  > a::after {
    content: '/' / '';
    padding-inline: 0.5rem;
    color: var(--ink-3);
  }
  ${onPhone} {
    > a {
      display: none;
    }
  }
`

const Me = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-left: auto;
  font-size: var(--t-ui);
  font-weight: 500;

  ${onPhone} {
    gap: 0.125rem;
  }
`

/** Name and picture, linked to the profile. */
const Profile = styled(Link)`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  justify-content: flex-end;
  min-width: 2.75rem;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
  }
`

/** Visually hidden on a phone, where there is no room; it still names the control. */
const OffPhone = styled.span`
  ${onPhone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
