import type { StockStart } from '@/contracts/commerce/shopStart'
import type { PageCopy } from '@/contracts/content'
import { Headline } from '../layout/Headline'
import { NeedsScript } from '../layout/NeedsScript'
import type { CartItem } from '../cart/cart'
import { CartScreen } from './CartScreen'
import { CartStyles } from './CartStyles'
import { StepperStyles } from './StepperStyles'

type CartPageProps = {
  copy: PageCopy<'cart'>
  samples: CartItem[]
  start: StockStart
  isShopOpen: boolean
}

/** The cart: masthead, lines and summary (docs/behaviour.md, 3.5). */
export function CartPage({ copy, samples, start, isShopOpen }: CartPageProps) {
  return (
    <main id="main" className="wrap">
      <StepperStyles />
      <CartStyles />
      <div className="grid12 masthead cart-masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
      </div>
      <NeedsScript what="Changing the cart" />
      <CartScreen
        samples={samples}
        start={start}
        summaryHeading={copy.summaryHeading}
        note={copy.note}
        isShopOpen={isShopOpen}
      />
    </main>
  )
}
