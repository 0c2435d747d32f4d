'use client'

import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { OPEN_RETURNS } from '@/contracts/orders/states'
import { smallPicture } from '@/contracts/media/publicUrls'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { monthDay } from '../../ui/dateFormats'
import { CONDITION_LABELS, RETURN_LABELS } from '../returnLabels'
import { ReturnAnswer } from './ReturnAnswer'
import { ReturnArrival } from './ReturnArrival'
import { ReturnRefund } from './ReturnRefund'
import { ReturnSteps } from './ReturnSteps'
import { firstName, piecesText } from './deskWords'

const STATES = {
  requested: { tone: 'amber', text: 'Waits for an answer' },
  approved: { tone: 'blue', text: 'Approved' },
  sent: { tone: 'blue', text: 'Sent' },
  received: { tone: 'amber', text: 'Return is here' },
  refunded: { tone: 'grey', text: 'Refunded' },
  declined: { tone: 'grey', text: 'Declined' },
  withdrawn: { tone: 'grey', text: 'Withdrawn' },
} as const

/** One return of an order: how far it is, and what the seller does next (docs/behaviour.md, 12.14). */
export function ReturnCard({ order, asked }: { order: DeskOrder; asked: OrderReturn }) {
  const title = `Return ${asked.code.split('-').at(-1)}`
  return (
    <Card
      title={title}
      aside={
        <>
          <Badge tone={STATES[asked.state].tone}>{STATES[asked.state].text}</Badge>
          <Aside className="subtle">{piecesText(asked.quantity)}</Aside>
        </>
      }
    >
      <div className="stack">
        <ReturnSteps asked={asked} decides={order.may.decideReturns} />
        <Piece asked={asked} order={order} />
        <Next asked={asked} order={order} />
      </div>
    </Card>
  )
}

/** The next step; nothing once the return is over. */
function Next({ order, asked }: { order: DeskOrder; asked: OrderReturn }) {
  const { state, answerBy } = asked
  if (!OPEN_RETURNS.includes(state)) return null
  if (!order.may.decideReturns) return <p className="subtle">An admin answers it.</p>
  if (state === 'received') return <ReturnRefund asked={asked} order={order} />
  return (
    <>
      {answerBy && <Due>{`Answer by ${monthDay(new Date(answerBy))}`}</Due>}
      {state === 'requested' ? (
        <ReturnAnswer asked={asked} order={order} />
      ) : (
        <ReturnArrival asked={asked} order={order} />
      )}
    </>
  )
}

function Piece({ asked, order }: { asked: OrderReturn; order: DeskOrder }) {
  const { lineId, reason, note, word, condition, carrier, trackingNumber, trackingUrl, goods, tax } = asked
  const line = order.lines.find(({ id }) => id === lineId)
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
  return (
    <div>
      <Row>
        {line?.image ? (
          <img src={smallPicture(line.image)} alt="" width={50} height={63} loading="lazy" />
        ) : (
          <i />
        )}
        <div>
          <b>{[line?.title, line?.detail].filter(Boolean).join(', ')}</b>
          <small>
            {[RETURN_LABELS[reason], condition && CONDITION_LABELS[condition]].filter(Boolean).join(' · ')}
          </small>
          {tracking && (
            <small>
              {trackingUrl ? (
                <a href={trackingUrl} target="_blank" rel="noreferrer">
                  {tracking}
                </a>
              ) : (
                tracking
              )}
            </small>
          )}
        </div>
        <span>{`${formatCents(goods + tax, order.currency)}${tax > 0 ? ' with tax' : ''}`}</span>
      </Row>
      {note && (
        <blockquote dir="auto">
          <b>{firstName(order)}</b> {`“${note}”`}
        </blockquote>
      )}
      {word && <p className="subtle">{`Answered: ${word}`}</p>}
    </div>
  )
}

const Aside = styled.span`
  margin-left: auto;
`

const Due = styled.p`
  font-size: var(--t-small);
  font-weight: 550;
  color: var(--st-amber);
`

const Row = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  margin-inline: -1.25rem;
  padding: 0.875rem 1.25rem;
  border-block: 1px solid var(--line);

  > :is(img, i) {
    width: 3.125rem;
    height: 3.9375rem;
    flex: none;
    object-fit: cover;
    border-radius: 6px;
    background: var(--sunken);
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span {
    font-variant-numeric: tabular-nums;
  }
  b,
  small {
    display: block;
  }
  b {
    font-weight: 550;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-3);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  + blockquote {
    margin-top: 1rem;
    padding-left: 0.875rem;
    border-left: 2px solid var(--glass-ink);
    font-size: var(--t-small);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
