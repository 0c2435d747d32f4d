import { styleSheet } from '../theme/styleSheet'
import { onHover, withoutScript } from '../theme/states'
import { onNarrowPhone, onPhone, onTablet } from '../theme/tokens'

/** Classes of the shop: product (picture, discount badge, text, button), shop-featured, shop-tools, shop-grid. */
export const ShopStyles = styleSheet('shop')`
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
