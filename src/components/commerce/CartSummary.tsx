import { useRouter } from 'next/navigation'
import { orderTotals } from '@/contracts/orders/totals'
import { toast } from '../ui/toast/toastQueue'
import type { CartLine } from '../cart/cart'
import { formatCents } from '@/contracts/core/money'

type CartSummaryProps = { lines: CartLine[]; heading: string; note: string; isShopOpen: boolean }

/** What the cart costs. While the shop is closed the button says that there is no checkout (docs/behaviour.md, 3.5). */
export function CartSummary({ lines, heading, note, isShopOpen }: CartSummaryProps) {
  const router = useRouter()
  const counted = lines.filter(({ limit }) => limit > 0)
  const delivery = counted.every(({ isDownload }) => isDownload) ? 'download' : 'ship'
  const currency = lines[0]?.item.currency
  const { subtotal, shipping, tax, total } = orderTotals(counted, { delivery })
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
        onClick={() => (isShopOpen ? router.push('/checkout') : announceCheckout())}
      >
        Proceed to Checkout
      </button>
      <p className="subtle">{note}</p>
    </aside>
  )
}

function announceCheckout(): void {
  toast({ title: 'Checkout opens with the shop', description: 'Your cart stays in this browser until then.' })
}
