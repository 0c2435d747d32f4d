import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { StockStart } from '@/contracts/commerce/shopStart'
import { splitOrder } from '@/contracts/orders/parts'
import { toast } from '../ui/toast/toastQueue'
import { type CartLine, isForSale } from '../cart/cart'
import { type CheckoutDraft, readDraft } from '../cart/checkoutStore'
import { useBrowserValue } from '../ui/useBrowserValue'
import { formatCents } from '@/contracts/core/money'

const ONLY_SAMPLES = {
  title: 'Only samples in your cart',
  description: 'They show what a cart looks like, and are not for sale.',
}
const NOT_OPEN = {
  title: 'Checkout opens with the shop',
  description: 'Your cart stays in this browser until then.',
}

/** Stands for all sellers who have the shop's flat shipping, which counts once. */
const SHOP = 'shop'

type CartSummaryProps = {
  lines: CartLine[]
  start: Pick<StockStart, 'country' | 'rates'>
  heading: string
  note: string
  isShopOpen: boolean
  /** Samples are never ordered. */
  isSample: boolean
}

/** What the cart costs, and the way to the checkout where there is one (docs/behaviour.md, 3.5). */
export function CartSummary({ lines, start, heading, note, isShopOpen, isSample }: CartSummaryProps) {
  const router = useRouter()
  const [isLeaving, startLeaving] = useTransition()
  const counted = lines.filter(isForSale)
  const currency = lines[0]?.item.currency
  const { totals, parts } = splitOrder(
    counted.map(({ rate, ...line }) => ({ ...line, sellerId: String(rate ?? SHOP), discount: 0 })),
    (sellerId) => ({ delivery: 'ship', rates: sellerId === SHOP ? null : ratesAt(start.rates, sellerId) }),
    start.country,
  )
  const { subtotal, shipping, tax, total } = totals
  const hasOwnRates = parts.some((part) => part.hasOwnRates)
  const isAsUsual = useBrowserValue(() => shipsAsUsual(readDraft(), start.country, hasOwnRates), true)
  const isShippingKnown = isAsUsual && parts.every(({ isServed }) => isServed)

  function proceed(): void {
    if (isSample) toast(ONLY_SAMPLES)
    else if (!isShopOpen) toast(NOT_OPEN)
    else if (!isLeaving) startLeaving(() => router.push('/checkout'))
  }
  return (
    <aside className="cart-summary" aria-labelledby="cart-summary">
      <h2 className="display h3" id="cart-summary">
        {heading}
      </h2>
      <dl className="price">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(subtotal, currency)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{isShippingKnown ? formatCents(shipping, currency) : 'At checkout'}</dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>{formatCents(tax, currency)}</dd>
        </div>
        <div className="cart-sum" aria-live="polite" aria-atomic="true">
          <dt>{isShippingKnown ? 'Total' : 'Total before shipping'}</dt>
          <dd>{formatCents(isShippingKnown ? total : total - shipping, currency)}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="button button-primary button-large button-block"
        aria-disabled={isLeaving ? true : undefined}
        onClick={proceed}
      >
        {isLeaving ? 'Opening checkout...' : 'Proceed to Checkout'}
      </button>
      <p className="subtle">{note}</p>
    </aside>
  )
}

/** A seller's own price; none where it is not known, or nothing is shipped there. */
function ratesAt(rates: StockStart['rates'], sellerId: string) {
  const rate = rates[Number(sellerId)]
  return rate ? [rate] : []
}

/** Whether a checkout that was begun ships all of it, and, where prices differ by country, to the shop's first one. */
function shipsAsUsual(draft: CheckoutDraft, country: string, hasOwnRates: boolean): boolean {
  const isPickedUp = Object.entries(draft).some(
    ([name, way]) => name.startsWith('delivery') && way === 'pickup',
  )
  return !isPickedUp && (!hasOwnRates || (draft['address.country'] ?? country) === country)
}
