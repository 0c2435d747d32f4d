'use client'

import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS } from '@/contracts/orders/returns'
import { RETURN_CONDITIONS, type ReturnCondition } from '@/contracts/orders/states'
import { refundTax } from '@/contracts/orders/totals'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { CurrencyField } from '../../ui/CurrencyField'
import { RadioGroup } from '../../ui/RadioGroup'
import { Segments } from '../../ui/Segments'
import { TextField } from '../../ui/TextField'
import { CONDITION_LABELS } from '../returnLabels'
import { RefundAmount } from './RefundAmount'
import { ORDER_CALLS } from './orderCalls'
import { returnStep } from './returnStep'
import { firstName } from './deskWords'

type Choice = 'all' | 'part' | 'nothing'

const CONDITIONS = RETURN_CONDITIONS.map((id) => ({ id, label: CONDITION_LABELS[id] }))

/** What a seller decides about pieces that have come back: how they are, and how much goes back. */
export function ReturnRefund({ order, asked }: { order: DeskOrder; asked: OrderReturn }) {
  const [condition, setCondition] = useState<ReturnCondition>('as_sold')
  const [restock, setRestock] = useState(true)
  const [choice, setChoice] = useState<Choice>('all')
  const [part, setPart] = useState<number | null>(null)
  const [word, setWord] = useState('')
  const [fault, setFault] = useState<'part' | 'word' | null>(null)
  const [isPending, setPending] = useState(false)
  const attempt = useAttempt({
    refresh: ORDER_CALLS,
    success: { title: choice === 'nothing' ? RETURN_TEXTS.declined : RETURN_TEXTS.refunded },
    failure: RETURN_TEXTS.failed,
    showsServerText: true,
  })
  const goods = { all: asked.goods, part: Math.min(part ?? 0, asked.goods), nothing: 0 }[choice]
  const sum = sumOf(order, asked, goods)
  const name = firstName(order)
  const whole = formatCents(asked.goods + asked.tax, order.currency)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (choice === 'part' && goods === 0) return setFault('part')
    if (choice !== 'all' && !word.trim()) return setFault('word')
    setFault(null)
    setPending(true)
    const isRefund = choice !== 'nothing'
    await attempt(() =>
      returnStep(order, asked, {
        decision: isRefund ? 'refunded' : 'declined',
        word,
        condition,
        restock: isRefund && restock,
        goods: choice === 'part' && goods < asked.goods ? goods : null,
      }),
    ).catch(() => undefined)
    setPending(false)
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <div>
        <p className="label">How it came back</p>
        <Segments
          label="How it came back"
          items={CONDITIONS}
          value={condition}
          onChange={(next) => {
            setCondition(next)
            setRestock(next === 'as_sold')
          }}
        />
      </div>
      <Checkbox isSelected={restock} isDisabled={choice === 'nothing'} onChange={setRestock}>
        {`Back into stock${!restock && condition === 'broken' ? ' – off, because it is broken' : ''}`}
      </Checkbox>
      <RadioGroup
        label="What you decide"
        items={[
          { id: 'all', label: `Give all of it back, ${whole}` },
          { id: 'part', label: 'Give a part back' },
          { id: 'nothing', label: `Decline: it goes back to ${name}` },
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'part' && (
        <CurrencyField
          label={`Of the price of ${formatCents(asked.goods, order.currency)}`}
          currency={order.currency}
          value={part}
          onChange={setPart}
          {...(fault === 'part' && { errorMessage: 'Say how much.' })}
        />
      )}
      <TextField
        label={`Reason, ${name} reads it`}
        isOptional={choice === 'all'}
        value={word}
        onChange={setWord}
        {...(fault === 'word' && { errorMessage: RETURN_TEXTS.wordRequired })}
      />
      <RefundAmount order={order} sum={sum} pieces={asked.quantity} />
      <Foot>
        <Button variant="danger" type="submit" isPending={isPending} pendingText="Sending...">
          {choice === 'nothing' ? 'Decline' : `Refund ${formatCents(sum.total, order.currency)}`}
        </Button>
      </Foot>
    </form>
  )
}

function sumOf({ refundBases }: DeskOrder, asked: OrderReturn, goods: number) {
  const base = refundBases.find(({ lineIds }) => lineIds.includes(asked.lineId))
  const before = base?.goodsRefunded ?? 0
  const tax = goods === asked.goods ? asked.tax : base ? refundTax(base, before, before + goods) : 0
  return { goods, tax, shipping: 0, total: goods + tax }
}

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`
