'use client'

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { formatCents } from '@/contracts/core/money'
import { smallPicture } from '@/contracts/media/publicUrls'
import { RETURN_ANSWER_DAYS, RETURN_WITHDRAWALS_MAX, RETURN_WORDS_MAX } from '@/contracts/orders/limits'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS, askForReturn, timesWithdrawn } from '@/contracts/orders/returns'
import { RETURN_REASONS, type ReturnReason } from '@/contracts/orders/states'
import { piecesNotSent } from '@/contracts/orders/totals'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { uuid } from '../../api/uuid'
import { QuantityStepper } from '../../commerce/QuantityStepper'
import { clampQuantity, parseQuantity } from '../../cart/cart'
import { dropReturnDraft, keepReturnDraft, readReturnDraft } from '../../cart/checkoutStore'
import { monthDay } from '../../ui/dateFormats'
import { Icon } from '../../ui/Icon'
import { LiveFailure } from '../../ui/native/LiveFailure'
import { NativeFieldFrame } from '../../ui/native/NativeFieldFrame'
import { NativeModal } from '../../ui/native/NativeModal'
import { readValues } from '../../ui/native/useNativeForm'
import { RETURN_LABELS } from '../returnLabels'
import { sellersOf } from './orderWords'
import type { OrderLink } from './useOrder'

type ReturnFormProps = {
  order: OrderPage
  link: OrderLink
  onClose: () => void
  onDone: (order: OrderPage) => void
}

/** Asks which pieces go back, and why, over the order's page. Keeps what was typed if sending fails. */
export function ReturnForm({ order, link, onClose, onDone }: ReturnFormProps) {
  const [key] = useState(uuid)
  const id = useId()
  const { pending, failure, setFailure, attempt } = useExclusiveAction<'ask'>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // On a touch screen the keyboard would cover half of the sheet.
    const opensKeyboard = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
    if (!opensKeyboard) form.current?.querySelector('input')?.focus()
  }, [])
  // Of several pieces the buyer says which: a number chosen for them would go unnoticed.
  const onlyPiece = order.returnable.length === 1 && order.returnable[0]?.quantity === 1
  const [draft] = useState(() => readReturnDraft(order.number))
  const [chosen, setChosen] = useState(
    () =>
      new Map(
        order.returnable.map(({ lineId, quantity }) => [
          lineId,
          clampQuantity(parseQuantity(draft[lineId] ?? '', onlyPiece ? 1 : 0), quantity, 0),
        ]),
      ),
  )
  const back = order.returnable.reduce(
    (sum, { lineId, amounts }) => sum + (amounts[(chosen.get(lineId) ?? 0) - 1] ?? 0),
    0,
  )
  const toGo = order.returnable.filter(({ lineId }) => chosen.get(lineId))
  const sellers = sellersOf(order, toGo.length > 0 ? toGo : order.returnable)
  // What was withdrawn twice can be asked for once more (docs/behaviour.md, 12.14).
  const isLast = toGo.some(
    ({ lineId }) => timesWithdrawn(order.returns, lineId) + 1 >= RETURN_WITHDRAWALS_MAX,
  )
  const areDaysApart = new Set(order.returnable.map(({ until }) => until.slice(0, 10))).size > 1
  const notSent = order.lines.filter(
    (line) =>
      !line.isDownload &&
      piecesNotSent(line) > 0 &&
      !order.returnable.some(({ lineId }) => lineId === line.id),
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (pending) return
    const { reason, note = '' } = readValues(event.currentTarget)
    const lines = [...chosen].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
    if (lines.length === 0) return setFailure(RETURN_TEXTS.nothingChosen)
    if (!reason) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=reason]')?.focus()
      return setFailure(RETURN_TEXTS.reasonRequired)
    }
    const body = { key, lines, reason: reason as ReturnReason, note }
    void attempt('ask', async () => {
      const changed = await send(askForReturn, { params: link, body })
      dropReturnDraft(order.number)
      onDone(changed)
    })
  }
  return (
    <NativeModal className="modal return-ask" labelledBy={id} onClose={onClose}>
      <form
        ref={form}
        className="order-form"
        aria-labelledby={id}
        noValidate
        onSubmit={submit}
        onInput={({ currentTarget }) => keepReturnDraft(order.number, readValues(currentTarget))}
      >
        <header>
          <h2 className="display h3" id={id}>
            Send <i>back</i>
          </h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <ul>
          {order.returnable.map(({ lineId, quantity, until }) => {
            const line = order.lines.find((each) => each.id === lineId)
            const each = line && formatCents(line.price, order.currency)
            return (
              <Piece
                key={lineId}
                line={line}
                text={quantity > 1 ? `${quantity} pieces, ${each} each` : each}
                until={areDaysApart ? until : undefined}
              >
                <QuantityStepper
                  title={[line?.title, line?.detail].filter(Boolean).join(', ')}
                  quantity={chosen.get(lineId) ?? 0}
                  limit={quantity}
                  least={0}
                  onChange={(count) => {
                    setChosen(new Map(chosen).set(lineId, count))
                    keepReturnDraft(order.number, { [lineId]: String(count) })
                  }}
                />
              </Piece>
            )
          })}
          {notSent.map((line) => (
            <Piece key={line.id} line={line} text="Not sent yet." />
          ))}
        </ul>
        <fieldset className="return-reasons">
          <legend className="label">Why?</legend>
          {RETURN_REASONS.map((reason) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={draft.reason === reason}
              />
              <i aria-hidden="true" />
              {RETURN_LABELS[reason]}
            </label>
          ))}
        </fieldset>
        <NativeFieldFrame label="Tell the shop more" isOptional>
          {(control) => (
            <textarea
              dir="auto"
              className="input"
              name="note"
              rows={2}
              maxLength={RETURN_WORDS_MAX}
              defaultValue={draft.note}
              {...control}
            />
          )}
        </NativeFieldFrame>
        <p className="subtle" aria-live="polite">
          {`${sellers.join(' and ')} ${sellers.length === 1 ? 'answers' : 'answer'} within `}
          {`${RETURN_ANSWER_DAYS} days; a yes comes with an address and a slip.`}
          {back > 0 && ` Back to you: ${formatCents(back, order.currency)}.`}
        </p>
        {isLast && (
          <p className="subtle">
            You have withdrawn this twice. It is the last time that you can ask for it.
          </p>
        )}
        <footer>
          <LiveFailure text={failure} />
          <div className="order-actions">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                dropReturnDraft(order.number)
                onClose()
              }}
            >
              Keep it
            </button>
            <button
              type="submit"
              className="button button-primary"
              aria-disabled={pending ? true : undefined}
            >
              {pending ? 'Asking...' : 'Ask to return'}
            </button>
          </div>
        </footer>
      </form>
    </NativeModal>
  )
}

type PieceProps = {
  line: OrderPage['lines'][number] | undefined
  text: string | undefined
  /** The last day to return it, where that differs between the pieces. */
  until?: string | undefined
  children?: ReactNode
}

function Piece({ line, text, until, children }: PieceProps) {
  return (
    <li data-off={children ? undefined : ''}>
      {line?.image ? <img src={smallPicture(line.image)} alt="" width={48} height={60} /> : <span />}
      <p>
        <b>{line?.title}</b>
        <small>
          {[line?.detail, text, until && `until ${monthDay(new Date(until))}`].filter(Boolean).join(' · ')}
        </small>
      </p>
      {children}
    </li>
  )
}
