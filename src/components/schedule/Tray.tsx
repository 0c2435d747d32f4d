'use client'

import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { useBoard } from './BoardContext'
import { MediaTray } from './MediaTray'
import { CardItem } from './DayItem'
import { useDayDrop, whileOver } from './dayDrag'
import type { Card } from './card'
import { byPost } from './dayEntries'
import { useShowMore } from './useShowMore'

const AT_FIRST = 20

/** Cards without a day, beside the week and the month; a card dropped here loses its day. */
export function Tray({ isByPost }: { isByPost: boolean }) {
  const { cards } = useBoard()
  const { ref, dropProps, isDropTarget } = useDayDrop(null)
  const undated = cards.filter(({ date, status }) => date === null && status !== 'done')
  const waiting = isByPost ? byPost(undated) : undated.map((card) => [card])
  const { first, more, list } = useShowMore(waiting, AT_FIRST)
  return (
    <Frame
      {...dropProps}
      ref={ref}
      aria-labelledby="unscheduled"
      data-over={isDropTarget || undefined}
      data-empty={waiting.length === 0 || undefined}
    >
      <h2 id="unscheduled">
        Unscheduled <span className="count">{waiting.length}</span>
      </h2>
      <p className="subtle">
        {waiting.length > 0
          ? 'Drag one to a day, or choose “To a day…” in its menu.'
          : 'What has no day yet waits here.'}
      </p>
      {waiting.length > 0 && (
        <ul ref={list}>
          {first.map((group) => (
            <TrayItem key={group[0]?.id} group={group} />
          ))}
        </ul>
      )}
      {more}
      <MediaTray />
    </Frame>
  )
}

function TrayItem({ group }: { group: readonly Card[] }) {
  const [card] = group
  return card && <CardItem card={card} ofPost={group} />
}

const Frame = styled.aside`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding: 0.875rem 0.625rem 0.625rem;
  background: var(--sunken);
  border-radius: var(--r-card);

  h2 {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    padding-inline: 0.375rem;
    font-size: var(--t-ui);
    font-weight: 600;
  }
  .count {
    background: var(--raised);
  }
  > p {
    padding-inline: 0.375rem;
    color: var(--ink-2);
  }
  > ul {
    display: grid;
    gap: 0.5rem;
  }
  ${whileOver}
  /* One line below the days, which get its width. */
  &[data-empty] {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    padding-bottom: 0.875rem;
  }
  @media (min-width: 768px) and (max-width: 1180px) {
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    }
  }
  ${onPhone} {
    margin-inline: -0.25rem;
  }
`
