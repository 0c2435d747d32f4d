'use client'

import { useEffect, useState, useRef } from 'react'
import type { StockStart, Stock } from '@/contracts/commerce/shopStart'
import { Link } from '../ui/Link'
import { EarlyScript } from '../layout/EarlyScript'
import { Icon } from '../ui/Icon'
import { type CartItem, cartLines, lineId, type CartLine, isForSale } from '../cart/cart'
import { CART_KEY } from '../cart/cartCount'
import { CartSummary } from './CartSummary'
import { useCart } from '../cart/useCart'
import { useWaitingOrder } from '../cart/useWaitingOrder'
import { WaitingOrder } from '../cart/WaitingOrder'
import { listProducts } from '@/contracts/commerce/products'
import { useLoad } from '../api/useLoad'
import { formatCents } from '@/contracts/core/money'
import { QuantityStepper } from './QuantityStepper'
import { type ChosenVariant, VariantSelect } from '../cart/VariantSelect'
import { limitText, OUT_OF_STOCK } from './stock'

const HAS_OWN_CART = `localStorage.getItem('${CART_KEY}')!==null`
/** The page is rendered with the sample items; this hides them from visitors with a cart of their own. */
const HIDE_SAMPLES = `try{if(${HAS_OWN_CART})document.documentElement.dataset.ownCart=''}catch{}`

type CartScreenProps = {
  samples: CartItem[]
  start: StockStart
  summaryHeading: string
  note: string
  /** Said when nothing is in it. */
  emptyText: string
  /** Whether there is a checkout; a closed shop says that it opens later. */
  isShopOpen: boolean
}

/** The cart below its masthead: lines, undo and summary, or a note that it is empty (docs/behaviour.md, 3.5). */
export function CartScreen(props: CartScreenProps) {
  const { samples, start, summaryHeading, note, emptyText, isShopOpen } = props
  const { items, setQuantity, choose, remove, restore, noteLeft } = useCart(samples)
  const [removed, setRemoved] = useState<{ item: CartItem; index: number } | null>(null)
  const [restoredId, setRestoredId] = useState<string | null>(null)
  const waiting = useWaitingOrder()
  const stock = useStock(start, items)
  const lines = cartLines(items, stock)
  const isSample = items.some((item) => item.isSample)
  const isRemoved = removed !== null && !items.some(({ id }) => id === removed.item.id)

  useEffect(() => {
    delete document.documentElement.dataset.ownCart
  }, [])
  // The badge then counts what the lines and the summary count.
  useEffect(() => noteLeft(new Map(lines.map(({ item, limit }) => [item.id, limit]))))

  const rows = lines.map((line, index) => (
    <CartRow
      key={line.item.id}
      line={line}
      isRestored={line.item.id === restoredId}
      onQuantity={(quantity) => setQuantity(line.item.id, quantity, line.limit)}
      onChoose={({ limit, ...chosen }) => {
        choose(line.item.id, chosen, limit)
        setRestoredId(lineId(line.item.productId, chosen.variantId))
      }}
      onRemove={() => {
        setRemoved({ item: line.item, index })
        setRestoredId(null)
        remove(line.item.id)
      }}
    />
  ))
  if (isRemoved) {
    const undo = () => {
      restore(removed.item, removed.index)
      setRemoved(null)
      setRestoredId(removed.item.id)
    }
    rows.splice(
      removed.index,
      0,
      <RemovedRow key={`${removed.item.id}-removed`} item={removed.item} onUndo={undo} />,
    )
  }

  return (
    <div className="cart grid12">
      <EarlyScript code={HIDE_SAMPLES} />
      <WaitingOrder order={waiting} />
      <section className="cart-lines" aria-label="Items">
        {isSample && (
          <p className="cart-samples subtle">
            <span className="badge badge-plain">Sample</span> What a cart looks like. These pieces are not
            yours: they go with the first one that you add.
          </p>
        )}
        {rows.length > 0 && <ul>{rows}</ul>}
        {lines.length === 0 ? <EmptyCart text={emptyText} /> : <ContinueShopping />}
      </section>
      {lines.length > 0 && (
        <CartSummary
          lines={lines}
          start={start}
          heading={summaryHeading}
          note={note}
          isShopOpen={isShopOpen}
          isSample={isSample}
        />
      )}
    </div>
  )
}

function ContinueShopping() {
  return (
    <Link className="text-link cart-on" href="/shop">
      <Icon name="left" />
      Continue Shopping
    </Link>
  )
}

function EmptyCart({ text }: { text: string }) {
  return (
    <div className="empty cart-empty">
      <h2>Your cart is empty</h2>
      <p className="muted">{text}</p>
      <Link className="button button-ink" href="/shop">
        Continue Shopping
      </Link>
      <Link className="text-link" href="/order">
        Where is my order
      </Link>
    </div>
  )
}

/** Stock and price for the cart's lines: as rendered with the page, or of all products if a line is missing. */
function useStock({ stock, isWhole, rates }: StockStart, items: CartItem[]): Stock[] {
  const known = new Set(stock.map(({ id }) => id))
  const isMissing = !isWhole && items.some(({ productId }) => !known.has(productId))
  const { data } = useLoad(listProducts, { isOn: isMissing })
  if (!data) return stock
  const start = new Map(stock.map((product) => [product.id, product]))
  // The seller of a later piece is not known here, which matters only where sellers have their own prices.
  const later = rates.length > 0 ? { rate: -1 } : {}
  return data.map((product) => ({ ...(start.get(product.id) ?? later), ...product }))
}

type RemovedRowProps = { item: CartItem; onUndo: () => void }

/** Placeholder of a removed line with an undo button; takes over its focus. */
function RemovedRow({ item, onUndo }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="cart-removed">
      <output>{item.title} is out of your cart.</output>
      <button ref={button} type="button" className="text-link" onClick={onUndo}>
        Undo
        <span className="visually-hidden">: put {item.title} back</span>
      </button>
    </li>
  )
}

type CartRowProps = {
  line: CartLine
  /** The control that restored or changed the line is gone, so the remove button takes the focus. */
  isRestored: boolean
  onQuantity: (quantity: number) => void
  onChoose: (chosen: ChosenVariant) => void
  onRemove: () => void
}

/** A line of the cart: picture, title, quantity, total, and what changed since it was added. */
function CartRow({ line, isRestored, onQuantity, onChoose, onRemove }: CartRowProps) {
  const removeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRestored) removeButton.current?.focus()
  }, [isRestored])
  const { item, price, quantity, limit, formerPrice, href, choice } = line
  const { title, detail, image, currency } = item
  const isOut = limit <= 0
  return (
    <li className="cart-row" data-out={isOut ? '' : undefined}>
      {image ? (
        <img src={image} alt="" width={128} height={160} decoding="async" />
      ) : (
        <span className="cart-picture-none" />
      )}
      <div className="cart-name">
        <h2 className="display h3">{href ? <Link href={href}>{title}</Link> : title}</h2>
        {item.isSample && <span className="badge badge-plain">Sample</span>}
        <p className="subtle price">
          {detail && `${detail} · `}
          {formatCents(price, currency)}
          {formerPrice !== null && `, was ${formatCents(formerPrice, currency)} when you added it`}
        </p>
        {choice && <VariantSelect title={title} choice={choice} onChoose={onChoose} />}
        {isOut && <p className="cart-note">{OUT_OF_STOCK}. Not in the total.</p>}
        {!isOut && choice && <p className="cart-note">Not in the total until it is chosen.</p>}
        {!isOut && quantity >= limit && <output className="cart-note">{limitText(limit)}</output>}
      </div>
      <QuantityStepper title={title} quantity={quantity} limit={limit} onChange={onQuantity} />
      <p className="cart-total price">{formatCents(isForSale(line) ? price * quantity : 0, currency)}</p>
      <button
        ref={removeButton}
        type="button"
        className="icon-button cart-remove"
        aria-label={`Remove ${title}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
