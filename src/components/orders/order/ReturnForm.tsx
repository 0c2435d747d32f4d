'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { formatCents } from '@/contracts/core/money'
import { smallPicture } from '@/contracts/media/publicUrls'
import { RETURN_ANSWER_DAYS, RETURN_WORDS_MAX } from '@/contracts/orders/limits'
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
  const [chosen, setChosen] = useState(new Map(onlyPiece ? [[order.returnable[0]?.lineId ?? '', 1]] : []))
  const back = order.returnable.reduce(
    (sum, { lineId, amounts }) => sum + (amounts[(chosen.get(lineId) ?? 0) - 1] ?? 0),
    0,
  )
  return (
    <form ref={form} className="order-form" aria-label="Return" onSubmit={submit}>
      <fieldset>
        <legend className="label">What do you send back?</legend>
        {order.returnable.map(({ lineId, quantity }) => (
          <label key={lineId} className="order-form-row">
            <Piece line={order.lines.find(({ id }) => id === lineId)} />
            <span className="select">
              <select
                className="input"
                name={lineId}
                value={chosen.get(lineId) ?? 0}
                onChange={({ target }) => setChosen(new Map(chosen).set(lineId, Number(target.value)))}
              >
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
      <p className="subtle" aria-live="polite">
        {`${order.merchantName} answers within ${RETURN_ANSWER_DAYS} days; a yes comes with an address and a slip.`}
        {back > 0 && ` Back to you: ${formatCents(back, order.currency)}.`}
      </p>
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

function Piece({ line }: { line: OrderPage['lines'][number] | undefined }) {
  return (
    <>
      {line?.image && <img src={smallPicture(line.image)} alt="" width={48} height={60} />}
      <span>{[line?.title, line?.detail].filter(Boolean).join(', ')}</span>
    </>
  )
}
