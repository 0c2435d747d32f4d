'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { RETURN_WORDS_MAX } from '@/contracts/orders/limits'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS, askForReturn } from '@/contracts/orders/returns'
import { RETURN_REASONS, type ReturnReason } from '@/contracts/orders/states'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { uuid } from '../../api/uuid'
import { LiveFailure } from '../../ui/native/LiveFailure'
import { NativeFieldFrame } from '../../ui/native/NativeFieldFrame'
import { readValues } from '../../ui/native/useNativeForm'
import { RETURN_LABELS } from '../returnLabels'
import type { OrderLink } from './useOrder'

type ReturnFormProps = {
  order: OrderPage
  link: OrderLink
  onClose: () => void
  onDone: (order: OrderPage) => void
}

/** Asks which pieces go back, and why. Keeps what was typed if sending fails. */
export function ReturnForm({ order, link, onClose, onDone }: ReturnFormProps) {
  const [key] = useState(uuid)
  const { pending, failure, setFailure, attempt } = useExclusiveAction<'ask'>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (pending) return
    const { reason, note = '', ...pieces } = readValues(event.currentTarget)
    const lines = Object.entries(pieces).flatMap(([lineId, count]) =>
      Number(count) > 0 ? [{ lineId, quantity: Number(count) }] : [],
    )
    if (lines.length === 0) return setFailure(RETURN_TEXTS.nothingChosen)
    const body = { key, lines, reason: reason as ReturnReason, note }
    void attempt('ask', async () => onDone(await send(askForReturn, { params: link, body })))
  }
  // Of several pieces the buyer says which: a number chosen for them would go unnoticed.
  const onlyPiece = order.returnable.length === 1 && order.returnable[0]?.quantity === 1
  const titleOf = (lineId: string) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return [line?.title, line?.detail].filter(Boolean).join(', ')
  }
  return (
    <form ref={form} className="order-form" aria-label="Return" onSubmit={submit}>
      <fieldset>
        <legend className="label">What do you send back?</legend>
        {order.returnable.map(({ lineId, quantity }) => (
          <label key={lineId} className="order-form-row">
            <span>{titleOf(lineId)}</span>
            <span className="select">
              <select className="input" name={lineId} defaultValue={onlyPiece ? 1 : 0}>
                {Array.from({ length: quantity + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </span>
          </label>
        ))}
      </fieldset>
      <NativeFieldFrame label="Why?">
        {(control) => (
          <span className="select">
            <select className="input" name="reason" {...control}>
              {RETURN_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {RETURN_LABELS[reason]}
                </option>
              ))}
            </select>
          </span>
        )}
      </NativeFieldFrame>
      <NativeFieldFrame label="Tell the shop more" isOptional>
        {(control) => (
          <textarea
            dir="auto"
            className="input"
            name="note"
            rows={3}
            maxLength={RETURN_WORDS_MAX}
            {...control}
          />
        )}
      </NativeFieldFrame>
      <LiveFailure text={failure} />
      <div className="order-actions">
        <button type="submit" className="button button-ink" aria-disabled={pending ? true : undefined}>
          {pending ? 'Asking...' : 'Ask to return'}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep it
        </button>
      </div>
    </form>
  )
}
