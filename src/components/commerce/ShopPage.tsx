import type { ShopStart } from '@/contracts/commerce/shopStart'
import type { PageCopy } from '@/contracts/content'
import { NewsLine } from '../audience/newsletter/NewsLine'
import { ItemListData } from '../layout/ItemListData'
import { NeedsScript } from '../layout/NeedsScript'
import { Masthead } from '../layout/Masthead'
import { MoreItemsStyles } from '../layout/MoreItemsStyles'
import { describeBriefly, describeProduct } from './describeProduct'
import { OptionStyles } from './product/OptionStyles'
import { ShopScreen } from './ShopScreen'
import { styleSheet } from '../theme/styleSheet'
import { MODAL } from '../ui/native/modalClass'
import { onPhone, onNarrowPhone, onTablet } from '../theme/tokens'
import { onHover, withoutScript } from '../theme/states'

type ShopPageProps = { copy: PageCopy<'shop'>; start: ShopStart; placeholder: string }

/** The shop: masthead, then the interactive part (docs/behaviour.md, 3.4). */
export function ShopPage({ copy, start, placeholder }: ShopPageProps) {
  const hasOthers = start.total > start.products.length
  const describe = hasOthers ? describeBriefly : describeProduct
  return (
    <main id="main" className="wrap">
      <ShopStyles />
      <OptionStyles />
      <QuickAddStyles />
      <MoreItemsStyles />
      <Masthead copy={copy} />
      <ShopScreen start={start} placeholder={placeholder} />
      {hasOthers && <NeedsScript what="Seeing every product" />}
      <NewsLine />
      <ItemListData items={start.products.map((product) => describe(product, start.slugs[product.id]))} />
    </main>
  )
}

/** Classes of the shop's quick add: quick-add (box, picture, head, form, close). */
const QuickAddStyles = styleSheet('quick-add')`
${MODAL}
.quick-add{width:min(46rem,calc(100vw - 2rem))}
.quick-add-box{position:relative;display:grid;grid-template-columns:17rem minmax(0,1fr);
  grid-template-rows:auto minmax(0,1fr);
  column-gap:2rem;min-height:25rem;padding-right:2rem;
  & > img,& > .quick-add-none{grid-row:1/3;width:100%;height:100%;object-fit:cover;background:var(--sunken)}
  & .button{width:100%}
}
.quick-add-head{display:grid;gap:.5rem;align-content:start;padding:2rem 2.5rem 1rem 0;
  & .price{font-size:1.5rem;font-weight:500}
  & s{margin-right:.5rem;font-size:1.125rem;color:var(--ink-3);font-weight:400}
}
.quick-add-form{padding-bottom:1.75rem}
.quick-add .piece-values label{min-width:3rem;padding-inline:.5rem}
.quick-add-close{position:absolute;top:.5rem;right:.5rem}
${onPhone}{
  .quick-add{width:100%}
  .quick-add-box{grid-template-columns:5.25rem minmax(0,1fr);grid-template-rows:auto;gap:1rem;min-height:0;
    padding:1.25rem 1.25rem max(1.25rem,env(safe-area-inset-bottom));
    & > img,& > .quick-add-none{grid-row:auto;height:6.5rem}
  }
  .quick-add-head{padding:0 2.5rem 0 0;align-content:space-between;& > .caption{display:none}}
  .quick-add-form{grid-column:1/-1;padding:0}
}
`

/** Classes of the shop: product (picture, discount badge, text, button), shop-featured, shop-tools, shop-grid. */
const ShopStyles = styleSheet('shop')`
.product{position:relative;display:flex;flex-direction:column;min-width:0;height:100%}
.product-frame{position:relative}
.product-picture{overflow:hidden;background:var(--sunken);aspect-ratio:4/5;
  & img{width:100%;height:100%;object-fit:cover;transition:transform var(--d-4) var(--e-out)}
}
.product-picture-none{display:grid;place-items:center;color:var(--ink-3)}
.product-picture-several{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:thin;
  & img{flex:none;scroll-snap-align:start}
}
${onHover('.product', '--zoom:1.03')}
.product:not(:has(.product-picture-several)) img{transform:scale(var(--zoom,1))}
@media (prefers-reduced-motion:reduce){.product img{transform:none!important}}
.product-discount{position:absolute;left:0;top:0;padding:.3125rem .625rem;background:var(--ink);color:var(--paper);
  font-size:var(--t-small);font-weight:550;line-height:1.3}
.product-text{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding-block:.75rem;
  & h3{font-size:var(--t-ui);font-weight:550;line-height:1.35;overflow-wrap:anywhere}
  & h3 a{text-decoration:none;&::after{content:"";position:absolute;inset:0}}
  & .price{text-align:right;white-space:nowrap;font-size:var(--t-ui);font-weight:500;line-height:1.35}
  & s{margin-right:.25rem;color:var(--ink-3);font-weight:400}
}
.product-note{grid-column:1/-1;font-size:var(--t-small);color:var(--ink-2)}
.product-low{color:var(--action);font-weight:550}
.product-picture-several{position:relative;z-index:1}
.product-add{z-index:1;margin-top:auto;align-self:stretch}
${onHover('.product h3 a', 'text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.25em')}
.product[data-out] img{filter:saturate(.35) opacity(.62)}

.shop-featured{
  & > h2{padding:1rem 0 1.25rem}
  & > ul{row-gap:1.5rem}
  & li:nth-child(1){grid-column:1/6;grid-row:1/3;
    & .product-frame{flex:1 0 auto;aspect-ratio:4/5}
    & .product-picture{position:absolute;inset:0;aspect-ratio:auto}
  }
  & li:nth-child(2){grid-column:6/10;grid-row:1/3;align-self:end}
  & li:nth-child(3){grid-column:10/13;grid-row:1}
  & li:nth-child(4){grid-column:10/13;grid-row:2;align-self:end}
  & li:nth-child(n+3) .product-picture{aspect-ratio:1}
  & li:nth-child(3) img{object-position:50% 12%}
}
.shop-all{padding-bottom:var(--s-10)}
.shop-featured + .shop-all{margin-top:clamp(3rem,6vw,6rem)}
.shop-tools{display:grid;grid-template-columns:minmax(16rem,1fr) 14rem 14rem;gap:.75rem;align-items:end;
  padding-block:1.5rem;border-top:1px solid var(--ink)}
.shop-count{display:block;padding-block:.25rem 1.5rem}
.shop-failure{align-items:center;justify-content:space-between;margin-bottom:1.5rem;font-size:var(--t-ui)}
.shop-empty{padding:1rem 0 4rem}
.shop-grid{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(2.25rem,3.5vw,3.75rem) var(--gutter)}
[data-unfiltered] :is(.shop-grid,.shop-count){visibility:hidden}
@media (max-width:1100px){.shop-grid{grid-template-columns:repeat(3,minmax(0,1fr))}}
${onTablet}{.shop-featured li:nth-child(n+3) .product-text{grid-template-columns:1fr;& .price{text-align:left}}}
${onPhone}{
  .shop-grid{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:1rem}
  .product-text{grid-template-columns:1fr;& .price{text-align:left}}
  .shop-tools{grid-template-columns:1fr 1fr;& > :first-child{grid-column:1/-1}}
  .shop-featured{
    & > ul{row-gap:2rem;column-gap:1rem}
    & li:nth-child(n){grid-row:auto;align-self:auto}
    & li:nth-child(odd){grid-column:1/7}
    & li:nth-child(even){grid-column:7/-1}
    & li:nth-child(n+3) .product-picture{aspect-ratio:4/5}
  }
}
${onNarrowPhone}{
  .shop-featured{
    & li:nth-child(1),& li:nth-child(4){grid-column:1/-1}
    & li:nth-child(2){grid-column:1/7}
    & li:nth-child(3){grid-column:7/-1}
    & li:nth-child(4) .product-picture{aspect-ratio:1}
  }
}
${withoutScript('.shop-tools,.product-add{display:none!important}')}
`
