'use client'

import { memo } from 'react'
import { styled } from 'styled-components'
import { type CalendarItem, type CalendarKind } from '@/contracts/schedule/calendar'
import { CoverThumb } from '../picker/CoverThumb'
import { Link } from '../ui/Link'
import { onPhone } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'
import { SampleBadge } from '../ui/SampleBadge'
import { fillsParent } from '../ui/fillsParent'
import { useBoardActions } from './BoardContext'
import { ChannelMarks } from './ChannelMarks'
import { MoveMenu } from './MoveMenu'
import { PlatformMark } from '../ui/PlatformMark'
import { Problems } from './Problems'
import type { Card } from './card'
import type { DayEntry } from './dayEntries'
import { useDayDrag, useDayDrop, whileOver } from './dayDrag'
import { PlannedTime } from './PlannedTime'

/** Icon and label of a calendar entry that is not a card; a task among these was done long ago. */
export const KINDS: Record<CalendarKind, { icon: IconName; label: string }> = {
  task: { icon: 'check', label: 'Done' },
  event: { icon: 'ticket', label: 'Your event' },
  registration: { icon: 'ticket', label: 'Event' },
  'deal-deadline': { icon: 'flag', label: 'Deal deadline' },
}

/** One entry of a day in the week. */
export function DayItem({ entry }: { entry: DayEntry }) {
  return entry.kind === 'task' ? (
    <CardItem card={entry.card} ofPost={entry.ofPost} />
  ) : (
    <OtherItem item={entry.item} />
  )
}

type ItemProps = {
  card: Card
  /** The cards that it stands for: more than itself when a post is shown once. */
  ofPost: readonly Card[]
}

/** A card outside the board: a press opens it, dragging moves it to another day. */
export const CardItem = memo(function CardItem({ card, ofPost }: ItemProps) {
  const { edit, editPost, attach } = useBoardActions()
  const isWhole = ofPost.length > 1
  const { dragProps, isDragging } = useDayDrag(card, isWhole)
  const { ref, dropProps, isDropTarget } = useDayDrop<HTMLLIElement>(card.date, ({ id }) =>
    attach(card, id, isWhole),
  )
  return (
    <Item
      {...dropProps}
      {...dragProps}
      ref={ref}
      data-over={isDropTarget || undefined}
      data-task={card.id}
      data-done={ofPost.every(({ status }) => status === 'done') || undefined}
      data-dragging={isDragging || undefined}
    >
      {card.cover && (
        <Picture data-picture>
          <CoverThumb cover={card.cover} />
        </Picture>
      )}
      <Head>
        {card.time ? (
          <time>
            <PlannedTime on={card} />
          </time>
        ) : (
          <Channels cards={ofPost} />
        )}
        <Tools>
          <MoveMenu card={card} />
        </Tools>
      </Head>
      <button type="button" onClick={() => (isWhole && card.postId ? editPost(card.postId) : edit(card))}>
        {card.title}
      </button>
      {card.time && <Channels cards={ofPost} />}
      {card.isSample && (
        <span>
          <SampleBadge />
        </span>
      )}
      <Problems card={card} />
    </Item>
  )
})

function Channels({ cards }: { cards: readonly Card[] }) {
  const [only, ...others] = cards
  if (only && others.length === 0 && !only.publishedAt) return <PlatformMark platform={only.platform} />
  return <ChannelMarks cards={cards} />
}

const Picture = styled.span`
  display: grid;
  margin: -0.4375rem -0.5rem 0.25rem;

  > span {
    aspect-ratio: 3 / 2;
    border-radius: 5px 5px 0 0;
  }
  ${onPhone} {
    grid-column: 2;
    grid-row: 1 / span 5;
    width: 4rem;
    margin: 0;

    > span {
      aspect-ratio: 4 / 5;
      border-radius: 4px;
    }
  }
`

/** An entry that cannot be moved here; a task done long ago shows only its title. */
function OtherItem({ item }: { item: CalendarItem }) {
  const { icon, label } = KINDS[item.kind]
  return (
    <Item data-kind={item.kind}>
      {item.time && (
        <time>
          <PlannedTime on={item} />
        </time>
      )}
      {item.kind === 'task' ? <b>{item.title}</b> : <Link href={item.href}>{item.title}</Link>}
      <p>
        <Icon name={icon} size="small" />
        {label}
        {item.status === 'pending' && ', pending'}
      </p>
    </Item>
  )
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.1875rem;
  padding: 0.4375rem 0.5rem 0.5rem;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  font-size: var(--t-small);
  line-height: 1.32;

  &[draggable] {
    cursor: grab;
  }
  &[draggable]:hover {
    border-color: var(--control);
    box-shadow: var(--sh-2);
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  ${whileOver}
  > b,
  > button,
  > a {
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    font-weight: 550;
    color: inherit;
    text-align: left;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > button {
    cursor: pointer;
  }
  /* The whole item opens it; its menu is on top. */
  > button,
  > a {
    ${fillsParent}
  }
  &[data-done] > button {
    color: var(--ink-2);
  }
  time {
    font-weight: 500;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  > p {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    color: var(--ink-2);
  }
  &[data-kind='event'],
  &[data-kind='registration'] {
    background: var(--glass-tint);
    border-color: transparent;
    color: var(--glass-ink);
  }
  &[data-kind='event'] > :is(p, time),
  &[data-kind='registration'] > :is(p, time) {
    color: inherit;
  }
  &[data-kind='deal-deadline'] {
    background: none;
    border-color: transparent;
    border-left: 2px solid var(--ink);
    border-radius: 0;
    padding-left: 0.625rem;
  }
  ${onPhone} {
    min-height: 4rem;
    padding: 0.625rem 0.5rem 0.625rem 0.875rem;
    background: var(--raised);
    border-radius: 8px;
    font-size: var(--t-ui);

    &:has(> [data-picture]) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 0.75rem;
    }
    > :not([data-picture]) {
      grid-column: 1;
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  font-size: var(--t-cap);
  white-space: nowrap;

  /* A seventh of the week holds the longest name beside the menu. */
  > :first-child:not(time) {
    gap: 0.25rem;
    font-size: inherit;
  }
  > time {
    font-size: var(--t-small);
    white-space: normal;
  }
  ${onPhone} {
    font-size: var(--t-small);
  }
`

const Tools = styled.span`
  position: relative;
  z-index: 1;
  margin: -0.25rem -0.5rem -0.25rem auto;
`
