'use client'

import { styled } from 'styled-components'
import type { Notification, NotificationKind } from '@/contracts/notifications'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'
import { agoText } from './agoText'

const ICONS: Record<NotificationKind, IconName> = {
  reminder: 'clock',
  deadline: 'flag',
  deal: 'link',
  event: 'ticket',
  message: 'chat',
  collab: 'team',
  listing: 'pin',
  team: 'list',
  achievement: 'medal',
  security: 'shield',
  room: 'info',
  order: 'tote',
  letter: 'mail',
}

type Props = { notification: Notification; onFollow: (notification: Notification) => void }

/** One notification with its age and link; following the link marks it as read. */
export function NotificationRow({ notification, onFollow }: Props) {
  const { kind, title, body, href, readAt, createdAt } = notification
  return (
    <li>
      <Row href={href} data-unread={readAt === null || undefined} onClick={() => onFollow(notification)}>
        <Icon name={ICONS[kind]} size="small" />
        <b>
          {title}
          {readAt === null && <span className="visually-hidden">, unread</span>}
        </b>
        <time dateTime={createdAt}>{agoText(createdAt)}</time>
        <p className="subtle">{body}</p>
      </Row>
    </li>
  )
}

const Row = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  padding: 0.75rem 1.25rem;
  border-top: 1px solid var(--line);
  color: inherit;
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: anywhere;

  > svg {
    margin-top: 0.125rem;
    color: var(--ink-2);
  }
  b {
    color: var(--ink-2);
    font-weight: 500;
  }
  time {
    color: var(--ink-3);
    font-size: var(--t-small);
    white-space: nowrap;
  }
  p {
    grid-column: 2 / -1;
  }
  &[data-unread] b {
    color: var(--ink);
    font-weight: 600;
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    top: 1.125rem;
    left: 0.5rem;
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: var(--glass-ink);
  }
  &:hover {
    background: color-mix(in oklab, var(--sunken) 55%, transparent);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`
