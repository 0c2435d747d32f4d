import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { orderTotals } from '@/contracts/orders/totals'
import { toast } from '../ui/toast/toastQueue'
import { type CartLine, isForSale } from '../cart/cart'
import { formatCents } from '@/contracts/core/money'

const ONLY_SAMPLES = {
  title: 'Only samples in your cart',
  description: 'They show what a cart looks like, and are not for sale.',
}
const NOT_OPEN = {
  title: 'Checkout opens with the shop',
  description: 'Your cart stays in this browser until then.',
}

type CartSummaryProps = {
  lines: CartLine[]
  heading: string
  note: string
  isShopOpen: boolean
  /** Samples are never ordered. */
  isSample: boolean
}

/** What the cart costs, and the way to the checkout where there is one (docs/behaviour.md, 3.5). */
export function CartSummary({ lines, heading, note, isShopOpen, isSample }: CartSummaryProps) {
  const router = useRouter()
  const [isLeaving, startLeaving] = useTransition()
  const counted = lines.filter(isForSale)
  const delivery = counted.every(({ isDownload }) => isDownload) ? 'download' : 'ship'
  const currency = lines[0]?.item.currency
  const { subtotal, shipping, tax, total } = orderTotals(counted, { delivery })

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
          <dd>{formatCents(shipping, currency)}</dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>{formatCents(tax, currency)}</dd>
        </div>
        <div className="cart-sum" aria-live="polite" aria-atomic="true">
          <dt>Total</dt>
          <dd>{formatCents(total, currency)}</dd>
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
