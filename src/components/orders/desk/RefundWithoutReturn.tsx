'use client'

import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS } from '@/contracts/orders/returns'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { Button } from '../../ui/Button'
import { ORDER_CALLS } from './orderCalls'
import { returnStep } from './returnStep'
import { firstName } from './deskWords'

/** Gives the money back for pieces that need not come back. */
export function RefundWithoutReturn({ order, asked }: { order: DeskOrder; asked: OrderReturn }) {
  const amount = formatCents(asked.goods + asked.tax, order.currency)
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button variant="quiet" onPress={ask}>
          Refund without return
        </Button>
      )}
      title="Refund without return?"
      confirmLabel={`Refund ${amount}`}
      pendingLabel="Refunding..."
      cancelLabel="Not yet"
      send={() => returnStep(order, asked, { decision: 'refunded' })}
      refresh={ORDER_CALLS}
      success={{ title: RETURN_TEXTS.refunded }}
      failure={RETURN_TEXTS.failed}
      showsServerText
    >
      {`For a piece that is lost, or not worth the postage. ${firstName(order)} keeps it and gets ${amount} back.`}
    </SendAfterQuestion>
  )
}
