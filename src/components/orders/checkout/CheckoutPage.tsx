import type { PageCopy } from '@/contracts/content'
import { NeedsScript } from '../../layout/NeedsScript'
import { CheckoutScreen } from './CheckoutScreen'
import { CheckoutStyles } from './CheckoutStyles'

/** The checkout: one page, one button (docs/behaviour.md, 3.14). */
export function CheckoutPage({ copy }: { copy: PageCopy<'shop-texts'> }) {
  return (
    <main id="main" className="wrap">
      <CheckoutStyles />
      <div className="grid12 masthead checkout-masthead">
        <h1 className="display h1">
          {copy.checkout.heading.start}
          {copy.checkout.heading.end && <i>{copy.checkout.heading.end}</i>}
        </h1>
        <div className="masthead-aside">
          <p className="muted">{copy.checkout.intro}</p>
        </div>
      </div>
      <NeedsScript what="Checking out" />
      <CheckoutScreen emptyText={copy.cart.emptyText} deliveryText={copy.checkout.deliveryText} />
    </main>
  )
}
