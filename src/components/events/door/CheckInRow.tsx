'use client'

import { styled } from 'styled-components'
import { CHECK_IN_TEXTS, checkIn, getDoorList } from '@/contracts/eventDoor'
import type { HostRegistration } from '@/contracts/events'
import { useSend } from '../../api/useSend'
import { Avatar } from '../../ui/Avatar'
import { clock } from '../../ui/dateFormats'
import { Icon } from '../../ui/Icon'

type Props = {
  registration: HostRegistration
  isClosed: boolean
  onTicked: (id: string) => void
}

/** One person: the whole row is the button that checks them in, or takes that back. */
export function CheckInRow({ registration, isClosed, onTicked }: Props) {
  const { id, name, status, isGuest, checkedInAt } = registration
  const send = useSend(checkIn, {
    refresh: [getDoorList],
    failure: CHECK_IN_TEXTS.failed,
    showsServerText: true,
    gone: 'This registration was cancelled meanwhile.',
  })
  const isIn = checkedInAt !== null
  const kind = [isGuest ? 'Guest' : 'Creator', status === 'pending' && 'not decided yet']
  async function press(): Promise<void> {
    if (send.isPending || isClosed) return
    if (!isIn) onTicked(id)
    await send.run({ params: { id }, body: { on: !isIn } })
  }
  return (
    <li data-in={isIn ? '' : undefined}>
      <button
        type="button"
        aria-pressed={isIn}
        aria-disabled={isClosed || send.isPending ? true : undefined}
        onClick={() => void press()}
      >
        <Avatar name={name} />
        <span>
          <b>{name}</b>
          <small>
            {isIn
              ? `In since ${clock(new Date(checkedInAt))}. Press to undo`
              : kind.filter(Boolean).join(', ')}
          </small>
        </span>
        <i>{isIn && <Icon name="check" size="large" />}</i>
      </button>
    </li>
  )
}

export const CheckInRows = styled.ul`
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li[data-in] {
    background: var(--glass-tint);
    color: var(--glass-ink);
  }
  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.875rem;
    align-items: center;
    width: 100%;
    min-height: 4.75rem;
    padding: 0.5rem 1rem;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    touch-action: manipulation;
    overflow-wrap: anywhere;
  }
  button[aria-disabled] {
    cursor: default;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 550;
    line-height: 1.3;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  li[data-in] small {
    color: inherit;
  }
  i {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 2px solid var(--control);
    border-radius: 50%;
    background: var(--raised);
  }
  li[data-in] i {
    border-color: var(--glass-ink);
    background: var(--glass-ink);
    color: var(--raised);
  }
`
