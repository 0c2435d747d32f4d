'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import * as v from 'valibot'
import { formatCents } from '@/contracts/core/money'
import { text } from '@/contracts/core/wire'
import type { DeskOrder } from '@/contracts/orders/desk'
import { RETURN_WORDS_MAX } from '@/contracts/orders/limits'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS, decideReturn } from '@/contracts/orders/returns'
import { FormDialog } from '../../api/FormDialog'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { TextArea } from '../../ui/TextArea'
import { ORDER_CALLS } from './orderCalls'
import { firstName } from './deskWords'
import { refundSum } from './refundSum'

const DECLINED = v.object({ word: text(RETURN_TEXTS.wordRequired, RETURN_WORDS_MAX) })

/** Approves a return, which refunds it at once, or declines it with a reason. */
export function ReturnAnswer({ order, asked }: { order: DeskOrder; asked: OrderReturn }) {
  const [restock, setRestock] = useState(true)
  const decide = (decision: 'approved' | 'declined', word: string | null) =>
    send(decideReturn, { params: { id: order.id }, body: { returnId: asked.id, decision, word, restock } })
  const sum = refundSum(order, new Map([[asked.lineId, asked.quantity]]), 0)
  const first = firstName(order)
  const name = `${first.charAt(0).toUpperCase()}${first.slice(1)}`
  const amount = formatCents(sum.total, order.currency)
  return (
    <Answer>
      <Checkbox isSelected={restock} onChange={setRestock}>
        Back into stock
      </Checkbox>
      <SendAfterQuestion
        button={(ask) => (
          <Button variant="primary" onPress={ask}>
            Approve
          </Button>
        )}
        title="Approve the return?"
        confirmLabel={`Refund ${amount}`}
        pendingLabel="Refunding..."
        cancelLabel="Not yet"
        isHarmless
        send={() => decide('approved', null)}
        refresh={ORDER_CALLS}
        success={{ title: RETURN_TEXTS.approved }}
        failure={RETURN_TEXTS.failed}
        showsServerText
      >
        {`${name} gets ${amount} back, and a mail.`}
      </SendAfterQuestion>
      <FormDialog
        name={`return.${asked.id}`}
        title="Decline the return"
        button={(open) => (
          <Button variant="line" onPress={open}>
            Decline
          </Button>
        )}
        schema={DECLINED}
        initialValues={() => ({ word: '' })}
        submit={({ word }) => decide('declined', word)}
        refresh={ORDER_CALLS}
        success={{ title: RETURN_TEXTS.declined }}
        failure={RETURN_TEXTS.failed}
        showsServerText
        submitLabel="Decline"
        pendingLabel="Sending..."
      >
        {(form) => <TextArea label={`Why? ${name} reads it`} {...form.field('word')} />}
      </FormDialog>
    </Answer>
  )
}

const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;

  > label {
    flex-basis: 100%;
  }
`
