import type { StockStart } from '@/contracts/commerce/shopStart'
import type { PageCopy } from '@/contracts/content'
import { Headline } from '../layout/Headline'
import { NeedsScript } from '../layout/NeedsScript'
import type { CartItem } from '../cart/cart'
import { CartScreen } from './CartScreen'
import { StepperStyles } from './StepperStyles'
import { styleSheet } from '../theme/styleSheet'
import { onHover, withoutScript } from '../theme/states'
import { onNarrowPhone } from '../theme/tokens'

type CartPageProps = {
  copy: PageCopy<'cart'>
  samples: CartItem[]
  start: StockStart
  isShopOpen: boolean
  emptyText: string
}

/** The cart: masthead, lines and summary (docs/behaviour.md, 3.5). */
export function CartPage({ copy, samples, start, isShopOpen, emptyText }: CartPageProps) {
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
        emptyText={emptyText}
        isShopOpen={isShopOpen}
      />
    </main>
  )
}

/** Classes of the cart: cart, cart-lines, cart-row, cart-removed, cart-summary. */
const CartStyles = styleSheet('cart')`
.cart-masthead{padding-bottom:2rem}
.cart{padding-bottom:var(--s-10);row-gap:2rem}
[data-own-cart] .cart{visibility:hidden;min-height:100vh}
.cart-lines{grid-column:span 8;
  & > ul{border-bottom:1px solid var(--line)}
}
.waiting-order{grid-column:1/-1;font-size:var(--t-ui)}
.cart-samples{padding-bottom:1rem;& .badge{margin-right:.5rem}}
.cart-on{margin-top:1rem}
.cart-empty{padding-inline:0}
.cart-row{display:grid;grid-template-columns:8rem minmax(0,1fr) auto minmax(6rem,auto) 2.75rem;gap:1.5rem;
  align-items:center;padding-block:1.5rem;border-top:1px solid var(--line);
  & > img,& > .cart-picture-none{aspect-ratio:4/5;width:100%;object-fit:cover;background:var(--sunken)}
  &[data-out] > img{filter:saturate(.35) opacity(.62)}
  & h2{overflow-wrap:anywhere}
  & h2 a{display:inline-block;padding-block:.625rem;margin-block:-.625rem;text-decoration:none}
}
${onHover('.cart-row h2 a', 'text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em')}
.cart-choice{max-width:14rem;margin-block:.25rem}
.cart-name{display:grid;gap:.25rem;justify-items:start}
.cart-note{font-size:var(--t-small);line-height:1.45;color:var(--action);font-weight:550}
.cart-total{text-align:right;font-weight:550}
.cart-removed{display:flex;justify-content:space-between;align-items:center;gap:1.5rem;padding-block:.75rem;
  border-top:1px solid var(--line);color:var(--ink-2);
  & .text-link{color:var(--ink)}
}
.cart-summary{grid-column:9/13;align-self:start;position:sticky;top:6rem;display:grid;gap:1rem;align-content:start;
  padding:clamp(1.25rem,2vw,2rem);background:var(--sunken);
  & dl{display:grid;gap:.625rem}
  & dl div{display:flex;justify-content:space-between;gap:1rem}
  & .button{white-space:normal}
}
.cart-sum{border-top:1px solid var(--ink);padding-top:1rem;font-size:1.25rem;font-weight:550}
@media (max-width:1100px){
  .cart-lines{grid-column:1/-1}
  .cart-summary{grid-column:1/-1;position:static}
}
${onNarrowPhone}{
  .cart-row{grid-template-columns:5.5rem minmax(0,1fr) 2.75rem;gap:.5rem 1rem;
    & > :first-child{grid-row:1/4;align-self:start}
    & > .stepper{grid-column:2;justify-self:start}
    & > .cart-total{grid-column:2/4;text-align:left}
    & > .cart-remove{grid-column:3;grid-row:1;align-self:start}
  }
}
${withoutScript(`.cart-remove,.cart-summary .button{display:none!important}
.callout{margin-bottom:2rem}`)}
`
