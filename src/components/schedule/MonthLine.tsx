'use client'

import { memo } from 'react'
import { css, styled } from 'styled-components'
import { byKey } from '@/contracts/core/byKey'
import type { CalendarItem } from '@/contracts/schedule/calendar'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { CoverThumb } from '../picker/CoverThumb'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import { useBoardActions } from './BoardContext'
import type { MarkedCard } from './ChannelMarks'
import { KINDS } from './DayItem'
import { PlatformShape } from '../ui/PlatformMark'
import type { Card } from './card'
import type { DayEntry } from './dayEntries'
import { useDayDrag } from './dayDrag'

/** One entry of a day in the month; a title of more than two lines is clipped, but complete in the accessible name. */
export function MonthLine({ entry, onOpen }: { entry: DayEntry; onOpen?: () => void }) {
  if (entry.kind === 'task') return <CardLine card={entry.card} ofPost={entry.ofPost} onOpen={onOpen} />
  const { item } = entry
  const { label } = KINDS[item.kind]
  if (item.kind === 'task') {
    return (
      <PlainLine>
        <ItemShape item={item} />
        <span>{item.title}</span>
      </PlainLine>
    )
  }
  return (
    <OtherLine href={item.href} data-kind={item.kind} aria-label={`${label}: ${item.title}`}>
      <ItemShape item={item} />
      <span>{item.title}</span>
    </OtherLine>
  )
}

type CardLineProps = { card: Card; ofPost: readonly Card[]; onOpen?: (() => void) | undefined }

const CardLine = memo(function CardLine({ card, ofPost, onOpen }: CardLineProps) {
  const { edit, editPost } = useBoardActions()
  const isWhole = ofPost.length > 1
  const { dragProps, isDragging } = useDayDrag(card, isWhole)
  const channels = ofPost
    .map(({ platform, publishedAt }) => `${TASK_PLATFORM_LABELS[platform]}${publishedAt ? ' (out)' : ''}`)
    .join(', ')
  const problems = card.problems.length > 0 ? ', has problems' : ''
  const sample = card.isSample ? ', sample' : ''
  return (
    <TaskLine
      {...dragProps}
      type="button"
      data-task={card.id}
      data-done={card.status === 'done' || undefined}
      data-dragging={isDragging || undefined}
      aria-label={`${channels}: ${card.title}${problems}${sample}`}
      onClick={() => {
        onOpen?.()
        if (isWhole && card.postId) editPost(card.postId)
        else edit(card)
      }}
    >
      {card.cover && (
        <i className="picture">
          {/* Without the length of a film, which has no room here. */}
          <CoverThumb cover={{ ...card.cover, seconds: null }} />
        </i>
      )}
      <LineMarks cards={ofPost} />
      {card.problems.length > 0 && <Icon name="warn" size="small" />}
      <span>{card.title}</span>
    </TaskLine>
  )
})

/** The shape of each channel; one that is out has a tick. */
export function LineMarks({ cards }: { cards: readonly MarkedCard[] }) {
  return (
    <Marks data-marks="">
      {cards.map(({ id, platform, publishedAt }) => (
        <span key={id}>
          <PlatformShape $platform={platform} aria-hidden="true" />
          {publishedAt && <Icon name="check" size="small" />}
        </span>
      ))}
    </Marks>
  )
}

const Marks = styled.i`
  display: flex;
  flex: none;
  gap: 0.25rem;

  > span {
    display: flex;
    align-items: center;
  }
  .icon {
    width: 0.75rem;
    height: 0.75rem;
    color: var(--glass-ink);
  }
`

/** The platform's shape for a task that was done long ago, an icon for anything else. */
function ItemShape({ item }: { item: CalendarItem }) {
  if (item.platform) return <PlatformShape $platform={item.platform} aria-hidden="true" />
  return <Icon name={KINDS[item.kind].icon} size="small" />
}

/** The shapes of a day, each once: the channels that have a post on it, and what else there is. */
export function DayShapes({ entries }: { entries: readonly DayEntry[] }) {
  const all = entries.flatMap((entry) =>
    entry.kind === 'task'
      ? entry.ofPost.map(({ platform }) => ({ platform, kind: 'task' as const }))
      : { platform: entry.item.platform, kind: entry.item.kind },
  )
  const shapes = byKey(all, ({ platform, kind }) => platform ?? KINDS[kind].icon)
  return [...shapes].map(([key, [shape]]) =>
    shape?.platform ? (
      <PlatformShape key={key} $platform={shape.platform} aria-hidden="true" />
    ) : (
      shape && <Icon key={key} name={KINDS[shape.kind].icon} size="small" />
    ),
  )
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.375rem;
  align-items: center;
  width: 100%;
  min-height: 1.5rem;
  padding: 0 0.375rem;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ink);
  font: inherit;
  font-size: var(--t-small);
  text-align: left;
  text-decoration: none;

  > span {
    display: -webkit-box;
    /* With less room than a usual word needs, the title stands below the marks. */
    flex: 1 1 5rem;
    min-width: 0;
    overflow: hidden;
    line-height: 1.35;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > .icon {
    flex: none;
  }
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
`

/** A task done long ago. */
const PlainLine = styled.p`
  ${line}
  color: var(--ink-2);
`

const TaskLine = styled.button`
  ${line}
  cursor: grab;

  &[data-done] {
    color: var(--ink-2);
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  > .icon {
    color: var(--st-amber);
  }
  /* The marks go above the title, because the picture takes their place. */
  &:has(> .picture) {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    gap: 0.125rem 0.375rem;
    padding-block: 0.25rem;
  }
  > .picture {
    grid-row: 1 / span 2;
    align-self: start;
    font-style: normal;
  }
  > .picture > span {
    border-radius: 4px;
  }
  > .picture ~ span {
    grid-row: 2;
    grid-column: 2 / -1;
  }
  > .picture ~ .icon {
    grid-row: 1;
    grid-column: 3;
  }
  @container (width < 8rem) {
    > .picture {
      grid-row: 1;
    }
    > .picture ~ span {
      grid-column: 1 / -1;
    }
  }
`

const OtherLine = styled(Link)`
  ${line}

  &[data-kind='event'],
  &[data-kind='registration'] {
    background: var(--glass-tint);
    color: var(--glass-ink);
  }
`
