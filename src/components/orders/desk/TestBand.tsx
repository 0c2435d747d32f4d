'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { removeTestOrders } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS, testOrders } from '@/contracts/orders/deskTexts'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ORDER_CALLS } from './orderCalls'

type Props = {
  children: ReactNode
  /** How many test orders there are, and how many of them the reader may remove. */
  tests?: { orders: number; removable: number }
  onRemoved?: () => void
}

const NONE = { orders: 0, removable: 0 }

/** Says that orders here are tests, below the header, and removes them after a question (docs/behaviour.md, 12.6). */
export function TestBand({ children, tests: { orders, removable } = NONE, onRemoved }: Props) {
  const kept = orders - removable
  return (
    <Band role="note">
      <Icon name="flag" size="small" />
      <p>
        <b>Test mode</b> {children}
        {kept > 0 &&
          ` ${kept} cannot be removed: paid through Stripe’s test mode, or with other sellers’ pieces.`}
      </p>
      {removable > 0 && (
        <SendAfterQuestion
          button={(ask) => (
            <Button variant="line" onPress={ask}>
              {`Remove ${testOrders(removable)}`}
            </Button>
          )}
          title={`Remove ${testOrders(removable)}?`}
          confirmLabel={removable === 1 ? 'Remove it' : 'Remove them'}
          pendingLabel="Removing..."
          cancelLabel="Keep them"
          send={() => send(removeTestOrders)}
          {...(onRemoved && { onDone: onRemoved })}
          refresh={ORDER_CALLS}
          success={({ removed }) => ({ title: `${testOrders(removed)} removed` })}
          failure={DESK_TEXTS.failed}
          showsServerText
        >
          Their pages, refunds and numbers go, and their pieces are for sale again. Real orders stay. It
          cannot be undone.
        </SendAfterQuestion>
      )}
    </Band>
  )
}

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  min-height: 3.25rem;
  margin: calc(-1 * clamp(1.25rem, 2.6vw, 2.5rem)) calc(-1 * clamp(1.25rem, 2.6vw, 2.5rem)) 0;
  padding: 0.25rem clamp(1.25rem, 2.6vw, 2.5rem);
  border-bottom: 2px dashed var(--control);
  background: var(--sunken);
  font-size: var(--t-ui);
  color: var(--ink-2);

  > p {
    flex: 1 1 14rem;
  }
  b {
    margin-right: 0.375rem;
    font-weight: 550;
    color: var(--ink);
  }
  ${onPhone} {
    margin: -1.25rem -1rem 0;
    padding-inline: 1rem;
  }
`
