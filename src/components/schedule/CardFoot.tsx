'use client'

import { Link } from 'react-aria-components/Link'
import { css, styled } from 'styled-components'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { LocalDay } from '../ui/LocalDay'
import { monthDay } from '../ui/dateFormats'
import { useBoardActions } from './BoardContext'
import type { Card } from './card'
import { PlannedTime } from './PlannedTime'
import { formatDay } from './days'
import { isTimePast } from './isTimePast'

/** When a card is due, or when it was published; a done card has a button that marks it as published. */
export function CardFoot({ card, today }: { card: Card; today: string }) {
  const { publish } = useBoardActions()
  if (card.publishedAt) return <Published card={card} at={card.publishedAt} />
  // Nothing is overdue before the browser knows today's date.
  const isPast = today !== '' && card.date !== null && (card.date < today || isTimePast(card))
  const isOverdue = isPast && card.status !== 'done'
  return (
    <>
      <Line data-overdue={isOverdue || undefined}>
        <Icon name="cal" size="small" />
        <Due card={card} />
        {isOverdue && <span className="visually-hidden"> (overdue)</span>}
      </Line>
      {card.status === 'done' && !card.isSample && (
        <Publish>
          <Button variant="quiet" size="small" onPress={() => void publish(card).catch(() => undefined)}>
            Mark as published
          </Button>
        </Publish>
      )}
    </>
  )
}

/** "Nov 30, 2026", or with a time "Nov 26, 9:00 AM". */
function Due({ card }: { card: Card }) {
  const { date, time } = card
  if (!date) return <>No date</>
  if (!time) return <LocalDay iso={date} />
  return (
    <>
      {formatDay(date, monthDay)}, <PlannedTime on={card} />
    </>
  )
}

function Published({ card, at }: { card: Card; at: string }) {
  const words = (
    <>
      <Icon name="check" size="small" />
      Published <LocalDay iso={at} />
    </>
  )
  if (!card.publishedUrl) return <Line data-published>{words}</Line>
  return (
    <PostLink href={card.publishedUrl} target="_blank" rel="noreferrer">
      {words}
      <span className="visually-hidden">: open the post</span>
      <Icon name="up" size="small" />
    </PostLink>
  )
}

const line = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: var(--t-small);
  color: var(--ink-2);

  &[data-overdue] {
    font-weight: 550;
    color: var(--st-red);
  }
  &[data-published] {
    font-weight: 550;
    color: var(--glass-ink);
  }
`

const Line = styled.span`
  ${line}
`

const PostLink = styled(Link)`
  ${line}
  min-height: 2.75rem;
  font-weight: 550;
  color: var(--glass-ink);
  text-decoration: none;
`

const Publish = styled.span`
  flex: 1 0 100%;
  order: 3;
  margin: 0 -0.75rem;
`
