import type { StockStart } from '@/contracts/commerce/shopStart'
import type { PageCopy } from '@/contracts/content'
import { Headline } from '../layout/Headline'
import { NeedsScript } from '../layout/NeedsScript'
import type { CartItem } from './cart'
import { CartScreen } from './CartScreen'
import { CartStyles } from './CartStyles'

/** Shows the quantities as plain numbers, and hides controls that would do nothing. */
const WITHOUT_SCRIPT = `.stepper button,.cart-remove,.cart-summary .button{display:none!important}
.stepper{border:0;background:none;pointer-events:none}
.callout{margin-bottom:2rem}`

type CartPageProps = { copy: PageCopy<'cart'>; samples: CartItem[]; start: StockStart }

/** The cart: masthead, lines and summary (docs/behaviour.md, 3.5). */
export function CartPage({ copy, samples, start }: CartPageProps) {
  return (
    <main id="main" className="wrap">
      <CartStyles />
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      <div className="grid12 masthead cart-masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
      </div>
      <NeedsScript what="Changing the cart" />
      <CartScreen samples={samples} start={start} summaryHeading={copy.summaryHeading} note={copy.note} />
    </main>
  )
}
