'use client'

import { styled } from 'styled-components'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { RETURN_LABELS } from '../returnLabels'
import { ReturnAnswer } from './ReturnAnswer'
import { momentText, piecesText } from './deskWords'

const STATES = {
  requested: { tone: 'amber', text: 'Waits for an answer' },
  approved: { tone: 'green', text: 'Approved' },
  declined: { tone: 'grey', text: 'Declined' },
  withdrawn: { tone: 'grey', text: 'Withdrawn' },
} as const

/** The buyer's return requests, each with its answer (docs/behaviour.md, 12.14). */
export function ReturnsCard({ order }: { order: DeskOrder }) {
  return (
    <Card title="Returns">
      <List>
        {order.returns.map((each) => (
          <li key={each.id}>
            <Asked asked={each} order={order} />
            {each.state === 'requested' &&
              (order.may.decideReturns ? (
                <ReturnAnswer asked={each} order={order} />
              ) : (
                <p className="subtle">An admin answers it.</p>
              ))}
          </li>
        ))}
      </List>
    </Card>
  )
}

function Asked({ asked, order }: { asked: OrderReturn; order: DeskOrder }) {
  const { lineId, quantity, reason, note, state, askedAt, word } = asked
  const line = order.lines.find(({ id }) => id === lineId)
  return (
    <div>
      <b>{[line?.title, line?.detail].filter(Boolean).join(', ')}</b>{' '}
      <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      <p className="subtle">{`${piecesText(quantity)} · ${RETURN_LABELS[reason]} · ${momentText(askedAt)}`}</p>
      {note && <blockquote>{note}</blockquote>}
      {word && <p className="subtle">{`Answered: ${word}`}</p>}
    </div>
  )
}

const List = styled.ul`
  display: grid;
  gap: 1.25rem;
  overflow-wrap: anywhere;

  > li {
    display: grid;
    gap: 0.75rem;
  }
  > li + li {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
  b {
    margin-right: 0.5rem;
    font-weight: 550;
  }
  blockquote {
    margin-top: 0.5rem;
    padding-left: 0.875rem;
    border-left: 2px solid var(--glass-ink);
    font-size: var(--t-small);
    white-space: pre-line;
  }
`
