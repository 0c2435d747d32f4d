'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS } from '@/contracts/orders/returns'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { Button } from '../../ui/Button'
import { monthDay } from '../../ui/dateFormats'
import { DeclineReturn } from './ReturnAnswer'
import { RefundWithoutReturn } from './RefundWithoutReturn'
import { ORDER_CALLS } from './orderCalls'
import { returnStep } from './returnStep'
import { firstName } from './deskWords'

/** An approved return that is to come back: until when, and that it is here. */
export function ReturnArrival({ order, asked }: { order: DeskOrder; asked: OrderReturn }) {
  const { state, sendUntil } = asked
  const [openedAt] = useState(() => Date.now())
  const isLate = state === 'approved' && sendUntil !== null && Date.parse(sendUntil) < openedAt
  return (
    <>
      {sendUntil && state === 'approved' && (
        <p className="subtle">{`${isLate ? 'Was to be sent by' : 'To send by'} ${monthDay(new Date(sendUntil))}`}</p>
      )}
      <Actions>
        <SendAfterQuestion
          button={(ask) => (
            <Button variant="primary" onPress={ask}>
              It is here
            </Button>
          )}
          title="Is it here?"
          confirmLabel="It is here"
          pendingLabel="Saving..."
          cancelLabel="Not yet"
          isHarmless
          send={() => returnStep(order, asked, { decision: 'received' })}
          refresh={ORDER_CALLS}
          success={{ title: RETURN_TEXTS.received }}
          failure={RETURN_TEXTS.failed}
          showsServerText
        >
          {`${firstName(order)} gets a mail that it has come. Then you decide what goes back.`}
        </SendAfterQuestion>
        {isLate && <DeclineReturn order={order} asked={asked} />}
        <RefundWithoutReturn order={order} asked={asked} />
      </Actions>
    </>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`
