'use client'

import { useRef, useState, type ReactNode } from 'react'
import { NEWS_WORDINGS } from '@/contracts/audience/subscription'
import type { Quote } from '@/contracts/orders/checkout'
import { NOTE_MAX } from '@/contracts/orders/limits'
import type { Delivery } from '@/contracts/orders/states'
import { formatCents } from '@/contracts/core/money'
import { NativeField } from '../../ui/native/NativeField'
import { NativeFieldFrame } from '../../ui/native/NativeFieldFrame'
import { AddressFields } from './AddressFields'
import { type CheckoutRow, piecesOf, priceOf } from './checkoutRows'
import { readDraft } from '../../cart/checkoutStore'
import { DeliveryChoices } from './DeliveryChoices'
import { DiscountCode } from './DiscountCode'
import { ChoiceRows } from './ChoiceRows'
import { FaultNote } from './FaultNote'
import { type LineActions, OrderSummary } from './OrderSummary'
import { useCheckout } from './useCheckout'
import { Icon } from '../../ui/Icon'

type CheckoutFormProps = LineActions & {
  rows: CheckoutRow[]
  quote: Quote
  isLoading: boolean
  delivery: Delivery
  onDelivery: (delivery: Delivery) => void
  /** How one seller's part is handed over, where there are several. */
  onPartDelivery: (sellerId: string, delivery: Delivery) => void
  onCountry: (country: string) => void
  /** The discount code to apply; null removes it. */
  code: string | null
  onCode: (code: string | null) => void
  reload: () => Promise<unknown>
  /** What shipping costs depends on. */
  deliveryText: string
}

/** Contact, delivery, address, payment, and the summary with its one button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { rows, quote, isLoading, delivery, code, onCode, reload } = props
  const { onQuantity, onChoose, onRemove } = props
  const [draft] = useState(readDraft)
  const [wanted, setWanted] = useState(draft.payment)
  const payment = (quote.payments.find(({ id }) => id === wanted) ?? quote.payments[0])?.id ?? 'free'
  const form = useRef<HTMLFormElement>(null)
  const { faults, isPending, note, forget, formProps } = useCheckout({
    form,
    rows,
    quote,
    delivery,
    payment,
    isLoading,
    reload,
  })
  const errorOf = (name: string) => faults.find(({ at }) => at === name)?.text.replace(/^[^:]+: /, '')
  const what = delivery === 'download' ? 'way to your files' : 'tracking'
  const mailed = `The receipt, the ${what} and news of the order go to this mail.`
  let number = 0
  return (
    <form ref={form} className="checkout grid12" aria-label="Checkout" {...formProps}>
      <PeekSummary rows={rows} quote={quote} />
      <div className="checkout-parts">
        {faults.length > 0 && (
          <FaultNote ref={note} faults={faults} onGo={(at) => form.current && goTo(form.current, at)} />
        )}
        <CheckoutPart number={++number} id="contact" title="Contact">
          <div className="checkout-fields">
            <NativeField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={draft.email}
              hint={`${mailed} Nothing else does, unless you tick the box.`}
              error={errorOf('email')}
            />
            <NativeField
              className="checkout-half"
              label="Name"
              name="name"
              autoComplete="name"
              defaultValue={draft.name}
              error={errorOf('name')}
            />
            <NativeField
              className="checkout-half"
              label="Phone"
              isOptional
              name="phone"
              type="tel"
              autoComplete="tel"
              defaultValue={draft.phone}
              error={errorOf('phone')}
            />
            <label className="checkbox checkout-news">
              <input type="checkbox" name="wantsNews" defaultChecked={draft.wantsNews === 'on'} />
              <span className="checkbox-box">
                <Icon name="check" />
              </span>
              <span>{NEWS_WORDINGS.checkout}</span>
            </label>
          </div>
        </CheckoutPart>
        {(quote.deliveries.includes('pickup') || quote.parts.length > 1) && (
          <CheckoutPart number={++number} id="delivery" title="Delivery">
            <DeliveryChoices
              rows={rows}
              quote={quote}
              delivery={delivery}
              onDelivery={props.onDelivery}
              onPartDelivery={props.onPartDelivery}
              text={props.deliveryText}
            />
          </CheckoutPart>
        )}
        {delivery === 'ship' && (
          <CheckoutPart number={++number} id="address" title="Address">
            <AddressFields
              countries={quote.countries}
              draft={readDraft()}
              errorOf={errorOf}
              onCountry={props.onCountry}
            />
          </CheckoutPart>
        )}
        <CheckoutPart number={++number} id="payment" title="Payment">
          <ChoiceRows
            name="payment"
            labelledBy="payment"
            choices={quote.payments}
            chosen={payment}
            onChoose={setWanted}
          />
          <NativeFieldFrame label="Note" isOptional error={errorOf('note')}>
            {(control) => (
              <textarea
                dir="auto"
                className="input"
                name="note"
                rows={3}
                maxLength={NOTE_MAX}
                defaultValue={draft.note}
                {...control}
              />
            )}
          </NativeFieldFrame>
        </CheckoutPart>
      </div>
      <OrderSummary {...{ rows, quote, isLoading, isPending, onQuantity, onChoose, onRemove }}>
        {(quote.takesCodes || quote.discountProblem !== null) && (
          <DiscountCode
            quote={quote}
            asked={code}
            error={errorOf('discountCode')}
            isLoading={isLoading}
            onCode={(code) => {
              forget('discountCode')
              onCode(code)
            }}
          />
        )}
      </OrderSummary>
    </form>
  )
}

/** Moves the focus to a field of the form by its name, or to a line of its summary, such as 'lines.2'. */
function goTo(form: HTMLFormElement, at: string): void {
  const place = /^lines\.\d+$/.test(at)
    ? form.querySelector<HTMLElement>(`[data-line="${at}"] :is(select, button)`)
    : form.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`)
  place?.focus()
}

type CheckoutPartProps = { number: number; id: string; title: string; children: ReactNode }

/** A numbered part of the checkout. */
function CheckoutPart({ number, id, title, children }: CheckoutPartProps) {
  return (
    <section className="checkout-part" aria-labelledby={id}>
      <p className="checkout-number display" aria-hidden="true">
        {number}
      </p>
      <div>
        <h2 className="display h3" id={id}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

/** On a phone, above the form: how many pieces, how many sellers where there are several, the total; then the lines. */
function PeekSummary({ rows, quote }: { rows: CheckoutRow[]; quote: Quote }) {
  const pieces = piecesOf(rows)
  const sellers = quote.parts.length
  return (
    <details className="checkout-peek">
      <summary>
        <Icon name="down" size="small" />
        {pieces === 1 ? '1 piece' : `${pieces} pieces`}
        {sellers > 1 && `, ${sellers} sellers`}
        <span className="price">{formatCents(quote.total, quote.currency)}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.item.id}>
            <span>
              {row.item.title}
              {piecesOf([row]) > 1 && ` × ${piecesOf([row])}`}
            </span>
            <span className="price">{formatCents(priceOf(row).price * piecesOf([row]), quote.currency)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
