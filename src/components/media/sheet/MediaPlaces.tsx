import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { type MediaPlace } from '@/contracts/media/files'
import { NOT_USED, usedText } from '@/contracts/media/texts'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { Link } from '../../ui/Link'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/icons'

const KINDS: Record<MediaPlace['kind'], { icon: IconName; label: string }> = {
  task: { icon: 'cal', label: 'Task' },
  message: { icon: 'chat', label: 'Message' },
  product: { icon: 'tote', label: 'Product' },
  listing: { icon: 'pin', label: 'Listing' },
  place: { icon: 'pin', label: 'Public directory' },
  event: { icon: 'ticket', label: 'Event' },
  'event-page': { icon: 'ticket', label: 'Page of an event' },
}

type Props = {
  places: readonly MediaPlace[]
  /** True when the file was opened for them. */
  isWanted: boolean
}

/** Everything that uses a file, each with a link. */
export function MediaPlaces({ places, isWanted }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focus scrolls to them.
    if (isWanted) heading.current?.focus()
  }, [isWanted])
  return (
    <Places>
      <h3 ref={heading} tabIndex={-1} className="label">
        {places.length === 0 ? NOT_USED : usedText(places.length)}
      </h3>
      <ul>
        {places.map(({ kind, id, title, platform, href }) => (
          <li key={`${kind} ${id}`}>
            <Link href={href}>
              <Icon name={KINDS[kind].icon} size="small" />
              <b>{title}</b>
              <small>{platform ? `Task on ${TASK_PLATFORM_LABELS[platform]}` : KINDS[kind].label}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Places>
  )
}

const Places = styled.section`
  a {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
    color: inherit;
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    min-width: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    margin-left: auto;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`
