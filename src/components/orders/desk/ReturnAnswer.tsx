'use client'

import { styled } from 'styled-components'
import * as v from 'valibot'
import { integer, optional, text } from '@/contracts/core/wire'
import type { DeskOrder } from '@/contracts/orders/desk'
import { RETURN_ADDRESS_MAX, RETURN_SEND_DAYS, RETURN_WORDS_MAX } from '@/contracts/orders/limits'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS } from '@/contracts/orders/returns'
import { FormDialog } from '../../api/FormDialog'
import { Button } from '../../ui/Button'
import { NumberField } from '../../ui/NumberField'
import { TextArea } from '../../ui/TextArea'
import { ORDER_CALLS } from './orderCalls'
import { RefundWithoutReturn } from './RefundWithoutReturn'
import { returnStep } from './returnStep'
import { firstName } from './deskWords'

const APPROVED = v.object({
  address: text(RETURN_TEXTS.addressRequired, RETURN_ADDRESS_MAX),
  instructions: optional(text(undefined, RETURN_WORDS_MAX)),
  days: integer(1, 'At least one day', RETURN_SEND_DAYS.most),
})
type ApprovalValues = { address: string; instructions: string; days: number | null }
const DECLINED = v.object({ word: text(RETURN_TEXTS.wordRequired, RETURN_WORDS_MAX) })

type Props = { order: DeskOrder; asked: OrderReturn }

/** Approves a return with the address it goes to, declines it with a reason, or refunds it as it is. */
export function ReturnAnswer({ order, asked }: Props) {
  const part = order.parts.find(({ lineIds }) => lineIds.includes(asked.lineId))
  return (
    <Answer>
      <FormDialog
        name={`return.${asked.id}`}
        title="Approve the return"
        button={(open) => (
          <Button variant="primary" onPress={open}>
            Approve
          </Button>
        )}
        schema={APPROVED}
        initialValues={(): ApprovalValues => ({
          address: part?.returnAddress ?? order.returnAddress ?? '',
          instructions: '',
          days: RETURN_SEND_DAYS.usual,
        })}
        submit={(values) => returnStep(order, asked, { decision: 'approved', ...values })}
        refresh={ORDER_CALLS}
        success={{ title: RETURN_TEXTS.approved }}
        failure={RETURN_TEXTS.failed}
        showsServerText
        submitLabel="Approve"
        pendingLabel="Sending..."
      >
        {(form) => (
          <>
            <TextArea label="Where it goes" rows={3} {...form.field('address')} />
            <TextArea
              label="What to know"
              description="Who pays the postage, how to wrap it."
              isOptional
              {...form.field('instructions')}
            />
            <NumberField label="Days to send it" {...form.field('days')} />
            <p className="subtle">{`${firstName(order)} gets a mail and a slip to print. No money moves yet.`}</p>
          </>
        )}
      </FormDialog>
      <DeclineReturn order={order} asked={asked} />
      <RefundWithoutReturn order={order} asked={asked} />
    </Answer>
  )
}

/** Declines a return; the buyer reads why. */
export function DeclineReturn({ order, asked }: Props) {
  return (
    <FormDialog
      name={`decline.${asked.id}`}
      title="Decline the return"
      button={(open) => (
        <Button variant="line" onPress={open}>
          Decline
        </Button>
      )}
      schema={DECLINED}
      initialValues={() => ({ word: '' })}
      submit={({ word }) => returnStep(order, asked, { decision: 'declined', word })}
      refresh={ORDER_CALLS}
      success={{ title: RETURN_TEXTS.declined }}
      failure={RETURN_TEXTS.failed}
      showsServerText
      submitLabel="Decline"
      pendingLabel="Sending..."
    >
      {(form) => <TextArea label={`Why? ${firstName(order)} reads it`} {...form.field('word')} />}
    </FormDialog>
  )
}

const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
`
