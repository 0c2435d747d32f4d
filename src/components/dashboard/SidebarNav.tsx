'use client'

import { usePathname } from 'next/navigation'
import { styled } from 'styled-components'
import {
  SCREENS,
  SCREEN_GROUPS,
  SCREEN_GROUP_IDS,
  SCREEN_IDS,
  type ScreenId,
  screenAt,
  screenHref,
} from '@/contracts/screens'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import { PendingBar } from '../ui/PendingBar'
import { Tooltip } from '../ui/tooltip/Tooltip'
import { UnreadCount } from '../ui/UnreadCount'
import { useKnownInbox } from './useNews'

type Props = {
  isAdmin: boolean
  /** Icons only, with tooltips. */
  isCollapsed?: boolean
  /** In the slide-out: called instead of navigating to the screen that is already open. */
  onStay?: () => void
}

/** The entries in order, by group; admin entries are shown only to admins. */
export function SidebarNav({ isAdmin, isCollapsed = false, onStay }: Props) {
  return (
    <Nav aria-label="Dashboard" data-collapsed={isCollapsed || undefined}>
      {SCREEN_GROUP_IDS.map((group) => {
        const ids = SCREEN_IDS.filter(
          (id) => SCREENS[id].group === group && (isAdmin || SCREENS[id].who === 'user'),
        )
        if (ids.length === 0) return null
        const name = SCREEN_GROUPS[group]
        return (
          <div key={group}>
            {group === 'admin' && !isCollapsed && <GroupLabel aria-hidden="true">{name}</GroupLabel>}
            <Entries name={name} ids={ids} isCollapsed={isCollapsed} onStay={onStay} />
          </div>
        )
      })}
    </Nav>
  )
}

type EntriesProps = {
  name: string
  ids: ScreenId[]
  isCollapsed: boolean
  onStay: (() => void) | undefined
}

/** The page itself, or a page below it. */
function currentOf(pathname: string, id: ScreenId): 'page' | 'true' | undefined {
  if (screenAt(pathname) !== id) return undefined
  return pathname === screenHref(id) ? 'page' : 'true'
}

function Entries({ name, ids, isCollapsed, onStay }: EntriesProps) {
  const pathname = usePathname()
  const unread = useKnownInbox()?.unreadMessages ?? 0
  return (
    <ul aria-label={name}>
      {ids.map((id) => {
        const { title, icon } = SCREENS[id]
        const link = (
          <EntryLink
            href={screenHref(id)}
            aria-current={currentOf(pathname, id)}
            aria-label={isCollapsed ? title : undefined}
            replace={onStay !== undefined}
            onClick={(event) => {
              if (!onStay || pathname !== screenHref(id)) return
              event.preventDefault()
              onStay()
            }}
          >
            <Icon name={icon} />
            {!isCollapsed && <span>{title}</span>}
            {!isCollapsed && id === 'chat' && unread > 0 && <Unread count={unread} />}
            <PendingBar />
          </EntryLink>
        )
        return (
          <li key={id}>
            {isCollapsed ? (
              <Tooltip text={title} placement="right">
                {link}
              </Tooltip>
            ) : (
              link
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Nav = styled.nav`
  flex: 1;
  overflow: hidden auto;
  scrollbar-width: thin;
  padding: 0.25rem 0.625rem;

  &[data-collapsed] {
    padding-inline: 0.375rem;
  }

  ul {
    padding-block: 0.25rem;
  }

  > div + div {
    border-top: 1px solid var(--line);
  }
`

const Unread = styled(UnreadCount)`
  margin-left: auto;
`

const GroupLabel = styled.p`
  padding: 0.625rem 0.625rem 0;
  font-size: var(--t-cap);
  font-weight: 500;
  color: var(--ink-3);
`

const EntryLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  height: 2.0625rem;
  padding-inline: 0.5625rem;
  border-radius: var(--r-2);
  font-size: 0.84375rem;
  font-weight: 500;
  color: var(--ink-2);
  text-decoration: none;
  white-space: nowrap;
  transition:
    background var(--d-1),
    color var(--d-1);

  .icon {
    width: 1.125rem;
    height: 1.125rem;
  }

  &:hover {
    background: color-mix(in oklab, var(--ink) 6%, transparent);
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:is([aria-current], :has([data-pending-link])) {
    background: var(--raised);
    color: var(--ink);
    box-shadow:
      var(--sh-1),
      inset 0 0 0 1px var(--line);
  }

  &:is([aria-current], :has([data-pending-link])) .icon {
    color: var(--coral);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [role='dialog'] & {
    height: 2.75rem;
  }
`
