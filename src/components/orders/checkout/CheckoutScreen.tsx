'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { deliveryOfParts } from '@/contracts/orders/parts'
import { type Delivery, DELIVERIES } from '@/contracts/orders/states'
import { Link } from '../../ui/Link'
import { useCart } from '../../cart/useCart'
import { useWaitingOrder } from '../../cart/useWaitingOrder'
import { WaitingOrder } from '../../cart/WaitingOrder'
import { useBrowserValue } from '../../ui/useBrowserValue'
import { CheckoutForm } from './CheckoutForm'
import { PART_FIELD } from './DeliveryChoices'
import { type CheckoutRow, checkoutRows, toLine } from './checkoutRows'
import { keepCode, keepDraft, readCode, readDraft } from '../../cart/checkoutStore'
import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type Quote, type QuoteInput, quoteCart } from '@/contracts/orders/checkout'
import { send } from '../../api/request'

/** The checkout below its masthead: the form, or why there is none (docs/behaviour.md, 3.14). */
export function CheckoutScreen({ emptyText, deliveryText }: { emptyText: string; deliveryText: string }) {
  // Only the browser knows the cart, so nothing is shown of it before hydration.
  const isKnown = useBrowserValue(() => true, false)
  const { items, setQuantity, choose, remove, noteLeft } = useCart()
  const [delivery, setDelivery] = useState(chosenDelivery)
  const [ofSellers, setOfSellers] = useState(chosenOfSellers)
  const [country, setCountry] = useState(() => readDraft()['address.country'] ?? null)
  const [code, setCode] = useState(readCode)
  const { quote, hasFailed, isLoading, reload } = useQuote({
    lines: isKnown ? items.map(toLine) : [],
    delivery,
    deliveries: [...ofSellers].map(([sellerId, way]) => ({ sellerId, delivery: way })),
    country,
    discountCode: code,
  })
  const waiting = useWaitingOrder()
  const rows = checkoutRows(items, quote)
  useEffect(() => noteLeft(leftOf(rows)))
  const [usual] = quote?.deliveries ?? []
  if (usual && !quote?.deliveries.includes(delivery)) setDelivery(usual)

  if (isKnown && items.length === 0)
    return (
      <Message title="Your cart is empty" text={emptyText} to="/shop" label="Continue Shopping">
        <WaitingOrder order={waiting} />
      </Message>
    )
  if (!quote && hasFailed)
    return (
      <div className="callout callout-red checkout-failed" role="alert">
        <p>The shop does not answer. Your cart is kept.</p>
        <button type="button" className="button button-line button-small" onClick={() => void reload()}>
          Retry
        </button>
      </div>
    )
  if (!quote) return <output className="checkout-loading subtle">Loading your order...</output>
  if (!quote.isOpen || quote.payments.length === 0 || !usual)
    return (
      <Message
        title="Checkout opens with the shop"
        text="Your cart stays in this browser until then."
        to="/cart"
        label="Back to the cart"
      />
    )
  return (
    <>
      <WaitingOrder order={waiting} />
      <CheckoutForm
        deliveryText={deliveryText}
        rows={rows}
        quote={quote}
        isLoading={isLoading}
        delivery={quote.parts.length > 1 ? deliveryOfParts(quote.parts) : delivery}
        onDelivery={setDelivery}
        onPartDelivery={(sellerId, way) => {
          keepDraft({ [PART_FIELD + sellerId]: way })
          setOfSellers(new Map(ofSellers).set(sellerId, way))
        }}
        onCountry={setCountry}
        code={code}
        onCode={(typed) => {
          keepCode(typed)
          setCode(typed)
        }}
        reload={reload}
        onQuantity={(id, quantity) => setQuantity(id, quantity, quantity)}
        onChoose={(id, { limit, ...chosen }) => choose(id, chosen, limit)}
        onRemove={remove}
      />
    </>
  )
}

/** How many pieces of each line can be bought, as far as the shop has said. */
function leftOf(rows: CheckoutRow[]): Map<string, number> {
  return new Map(
    rows.flatMap(({ item, quoted }) => {
      const available = quoted?.available ?? null
      return available === null ? [] : [[item.id, available]]
    }),
  )
}

/** The delivery that was chosen before this page was reloaded. */
function chosenDelivery(): Delivery {
  const { delivery } = readDraft()
  return DELIVERIES.find((each) => each === delivery) ?? 'ship'
}

/** The same of each seller's part, by the seller's id. */
function chosenOfSellers(): ReadonlyMap<string, Delivery> {
  return new Map(
    Object.entries(readDraft()).flatMap(([name, value]) => {
      const way = DELIVERIES.find((each) => each === value)
      return way && name.startsWith(PART_FIELD) ? [[name.slice(PART_FIELD.length), way]] : []
    }),
  )
}

type MessageProps = { title: string; text: string; to: string; label: string; children?: ReactNode }

function Message({ title, text, to, label, children }: MessageProps) {
  return (
    <div className="empty checkout-message">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <Link className="button button-ink" href={to}>
        {label}
      </Link>
      {children}
    </div>
  )
}

/** The cart's current quote, requested again for every change of the cart. Without lines there is no request. */
function useQuote(input: QuoteInput) {
  const key = input.lines.length === 0 ? null : [callUrl(quoteCart), JSON.stringify(input)]
  const { data, error, isLoading, mutate } = useSWR<Quote, unknown>(
    key,
    () => send(quoteCart, { body: input }),
    { keepPreviousData: true, revalidateOnMount: true },
  )
  return { quote: data, hasFailed: error !== undefined, isLoading, reload: () => mutate() }
}
