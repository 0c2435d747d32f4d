import type { PageCopy } from '@/globals/copy'
import { Headline } from '../layout/Headline'
import type { CartItem, Stock } from './cart'
import { CartScreen } from './CartScreen'
import { CartStyles } from './CartStyles'

type CartPageProps = { copy: PageCopy<'cart'>; samples: CartItem[]; stock: Stock[] }

/** The cart: masthead, lines and summary (public spec, section 2). */
export function CartPage({ copy, samples, stock }: CartPageProps) {
  return (
    <main id="main" className="wrap">
      <CartStyles />
      <div className="grid12 masthead cart-masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
      </div>
      <CartScreen samples={samples} stock={stock} summaryHeading={copy.summaryHeading} note={copy.note} />
    </main>
  )
}
