'use client'

import { useState } from 'react'
import type { DeskOrder } from '@/contracts/orders/desk'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { RefundForm } from './RefundForm'
import { firstName } from './orderWords'

/** Refunds an order: which pieces, why, and whether they are restocked; the amount updates with the choice. */
export function RefundDialog({ order }: { order: DeskOrder }) {
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
