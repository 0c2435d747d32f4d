'use client'

import { useEffect, useState } from 'react'
import type { StockStart } from '@/contracts/commerce/shopStart'
import { Link } from '../ui/Link'
import { EarlyScript } from '../layout/EarlyScript'
import { Icon } from '../ui/Icon'
import { type CartItem, cartLines, lineId } from '../cart/cart'
import { CART_KEY } from '../cart/cartCount'
import { CartRow } from './CartRow'
import { CartSummary } from './CartSummary'
import { RemovedRow } from './RemovedRow'
import { useCart } from '../cart/useCart'
import { useWaitingOrder } from '../cart/useWaitingOrder'
import { WaitingOrder } from '../cart/WaitingOrder'
import { useStock } from './useStock'

const HAS_OWN_CART = `localStorage.getItem('${CART_KEY}')!==null`
/** The page is rendered with the sample items; this hides them from visitors with a cart of their own. */
const HIDE_SAMPLES = `try{if(${HAS_OWN_CART})document.documentElement.dataset.ownCart=''}catch{}`

type CartScreenProps = {
  samples: CartItem[]
  start: StockStart
  summaryHeading: string
  note: string
  /** Whether there is a checkout; a closed shop says that it opens later. */
  isShopOpen: boolean
}

/** The cart below its masthead: lines, undo and summary, or a note that it is empty (docs/behaviour.md, 3.5). */
export function CartScreen({ samples, start, summaryHeading, note, isShopOpen }: CartScreenProps) {
  const { items, setQuantity, choose, remove, restore } = useCart(samples)
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
        {lines.length === 0 ? <EmptyCart /> : <ContinueShopping />}
      </section>
      {lines.length > 0 && (
        <CartSummary
          lines={lines}
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

function EmptyCart() {
  return (
    <div className="empty cart-empty">
      <h2>Your cart is empty</h2>
      <p className="muted">Nothing in it, nothing to pay.</p>
      <Link className="button button-ink" href="/shop">
        Continue Shopping
      </Link>
      <Link className="text-link" href="/order">
        Where is my order
      </Link>
    </div>
  )
}
