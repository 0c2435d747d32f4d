'use client'

import { type DeskOrder } from '@/contracts/orders/desk'
import { cancelDeskOrder, markOrderPaid, markPaymentSeen } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useSession } from '../../session/useSession'
import { Button } from '../../ui/Button'
import { ORDER_CALLS } from './orderCalls'
import { firstName } from './deskWords'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog'
import { RefundForm } from './RefundForm'

/** What the seller can do with the order in its current state, besides shipping. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const { user } = useSession()
  const { may, id, status, delivery } = order
  return (
    <>
      {status === 'paid' && delivery !== 'download' && (
        <Button variant="line" icon="note" onPress={() => window.print()}>
          {order.parts.length > 1 ? 'Packing slips' : 'Packing slip'}
        </Button>
      )}
      {may.cancel && (
        <SendAfterQuestion
          button={(ask) => (
            <Button variant="line" onPress={ask}>
              Cancel order
            </Button>
          )}
          title={`Cancel ${order.number}?`}
          confirmLabel="Cancel order"
          pendingLabel="Cancelling..."
          cancelLabel="Keep it"
          send={() => send(cancelDeskOrder, { params: { id } })}
          refresh={ORDER_CALLS}
          success={{ title: DESK_TEXTS.cancelled }}
          failure={DESK_TEXTS.failed}
          showsServerText
        >
          Its pieces go back to the shop at once, and it can no longer be paid.
        </SendAfterQuestion>
      )}
      {may.markPaid && (
        <SendAfterQuestion
          button={(ask) => (
            <Button variant="primary" onPress={ask}>
              Mark as paid
            </Button>
          )}
          title="Has the money come?"
          confirmLabel="Mark as paid"
          pendingLabel="Saving..."
          cancelLabel="Not yet"
          isHarmless
          send={() => send(markOrderPaid, { params: { id } })}
          refresh={ORDER_CALLS}
          success={{ title: DESK_TEXTS.paid }}
          failure={DESK_TEXTS.failed}
          showsServerText
        >
          {`It cannot be taken back. ${firstName(order)} gets the receipt by mail.`}
        </SendAfterQuestion>
      )}
      {order.awaitsAdmin && user?.isAdmin === 'true' && (
        <SendAfterQuestion
          button={(ask) => (
            <Button variant="primary" onPress={ask}>
              The money is here
            </Button>
          )}
          title="Have you seen the money?"
          confirmLabel="It is here"
          pendingLabel="Saving..."
          cancelLabel="Not yet"
          isHarmless
          send={() => send(markPaymentSeen, { params: { id } })}
          refresh={ORDER_CALLS}
          success={{ title: DESK_TEXTS.seen }}
          failure={DESK_TEXTS.failed}
          showsServerText
        >
          A seller said that it came. From now on their share of it is owed to them.
        </SendAfterQuestion>
      )}
      {may.refund && <RefundDialog order={order} />}
      {status === 'paid' && !may.everRefund && <p className="subtle">{DESK_TEXTS.noRefunds}</p>}
    </>
  )
}

/** Refunds an order: which pieces, why, and whether they are restocked; the amount updates with the choice. */
function RefundDialog({ order }: { order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button variant="line" onPress={() => setOpen(true)}>
        Refund
      </Button>
      <Dialog
        title={`Refund ${firstName(order)}`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={isPending}
      >
        {({ close }) => <RefundForm order={order} onPending={setPending} onClose={close} />}
      </Dialog>
    </>
  )
}
