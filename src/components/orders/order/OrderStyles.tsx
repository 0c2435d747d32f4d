import { TEAR } from '../tear'
import { MODAL } from '../../ui/native/modalClass'
import { styleSheet } from '../../theme/styleSheet'
import { withoutScript } from '../../theme/states'
import { onPhone } from '../../theme/tokens'

/** Classes of an order's page: order (story, parcel, steps, actions) and receipt. */
export const OrderStyles = styleSheet('order')`
.order-page{padding-top:1px}
.order-masthead{align-items:end;row-gap:1.5rem;
  & > .order-title{grid-column:1/8;display:grid;gap:1rem;justify-items:start}
  & > .masthead-aside{grid-column:8/13}
  & h1{font-variation-settings:"opsz" 21}
}
.order-time{display:grid;gap:.5rem;width:min(28rem,100%);& .progress{background:var(--line)}}
.order-back{display:flex;flex-wrap:wrap;gap:0 1.5rem;width:100%}
.order-actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.order-question{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;width:100%;padding:1rem;
  background:var(--sunken);& p{flex:1 1 100%}}
.order{row-gap:3rem;padding-bottom:var(--s-10);align-items:start}
.order-story{grid-column:1/8;display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(2.5rem,4vw,4rem);
  & > section{border-top:1px solid var(--ink);padding-top:1.25rem}
  & > section > .caption{padding-bottom:1.25rem}
  & > section > .caption + .order-words{margin-top:0}
  & > section > .order-words ~ :is(.order-actions,.order-returns),& > section > .order-returns ~ .order-actions{
    margin-top:1.25rem}
}
${TEAR}
.receipt .tear{--tear-edge:clamp(1.25rem,2.2vw,2.25rem);& + dl{border-top:0;padding-top:0}}
.order-part{display:grid;gap:1.5rem;
  & > header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
}
.receipt-part{display:grid;gap:1rem;
  & h3{font-size:1.0625rem;font-weight:600;line-height:1.3}
  & h3 span{display:block;font-size:var(--t-small);font-weight:400;color:var(--ink-2)}
}
.receipt-part-total{display:flex;justify-content:space-between;gap:1rem;padding-top:.375rem;font-weight:600}
.still-in-cart{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:space-between}
.order-words{white-space:pre-line;overflow-wrap:anywhere;margin-top:.75rem;max-width:36rem}
.order-parcel{display:grid;grid-template:1fr auto/fit-content(60%) minmax(13rem,1fr);
  gap:0 clamp(1.25rem,2.4vw,2.25rem);align-items:end;
  &:not(:has(img)){grid-template-columns:minmax(0,1fr)}
  & > .order-pictures{grid-row:1/3}
  & > :is(.order-parcel-words,.button){grid-column:-2/-1}
  & > .button{justify-self:start;margin-top:1.25rem}
}
.order-parcel-words{display:grid;justify-items:start;gap:.375rem;overflow-wrap:anywhere;
  & h3{font-size:1.0625rem;font-weight:600;line-height:1.3}
}
.order-pictures{display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-end;
  & img{aspect-ratio:4/5;object-fit:cover;width:clamp(4.5rem,7vw,6.25rem);background:var(--sunken)}
  & img:first-child{width:clamp(7rem,11.5vw,10.5rem)}
}
.order-part > .order-parcel{grid-template:auto/fit-content(45%) minmax(0,1fr) auto;
  border-top:1px solid var(--line);padding-top:1.25rem;
  &:not(:has(img)){grid-template-columns:minmax(0,1fr) auto}
  & > .order-pictures{grid-row:auto;gap:.5rem}
  & > .order-parcel-words{grid-column:-3/-2}
  & > .button{margin-top:0}
  & img{width:4.5rem}
  & img:first-child{width:6.25rem}
}

.order-downloads{margin-top:1rem;
  & > li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 1rem;align-items:center;padding:.875rem 0;
    border-top:1px solid var(--line)}
  & b{display:block;font-weight:550;overflow-wrap:anywhere}
  & .field-live{grid-column:1/-1}
}
.order-tracking{font-variant-numeric:tabular-nums;letter-spacing:.02em;overflow-wrap:anywhere}
.order-returns{display:grid;gap:1.25rem;
  & > li{display:grid;gap:.25rem;font-size:var(--t-ui)}
}
.return-steps{border-top:1px solid var(--line);margin-block:.75rem;
  & > li{display:grid;grid-template-columns:2rem minmax(0,1fr);gap:1rem;padding-block:1rem;
    border-bottom:1px solid var(--line)}
  & i{display:grid;place-items:center;width:1.75rem;height:1.75rem;font:400 1.25rem/1 var(--font-display)}
  & b{font-weight:550}
  & [data-state=done] > i{border-radius:50%;background:var(--glass-ink);color:var(--raised)}
  & [data-state=done] .icon{width:1rem;height:1rem;stroke-width:2.5}
  & [data-state=now] b{font:400 1.625rem/1.2 var(--font-display);font-variation-settings:"opsz" 20}
  & [data-state=later]{color:var(--ink-3)}
}
.return-slip{display:grid;gap:1.125rem;max-width:30rem;padding:clamp(1.25rem,2.2vw,2rem);background:var(--raised);
  border:2px dashed var(--control);
  & header{display:flex;justify-content:space-between;align-items:baseline}
  & b{display:block;font-weight:550}
  & dl{display:grid;gap:.5rem;border-top:2px dashed var(--control);padding-top:1.125rem}
}
.return-piece{display:flex;gap:1rem;align-items:end;
  & img{width:4.5rem;aspect-ratio:4/5;object-fit:cover;background:var(--sunken)}
}
.return-code{border-block:1px solid var(--ink);padding-block:.875rem;font-size:clamp(1.25rem,1rem + 1.6vw,2.25rem);
  line-height:1.1;font-variation-settings:"opsz" 22;overflow-wrap:anywhere}
.return-slip + .order-actions{margin-block:.5rem}
.return-ends{display:grid;grid-template-columns:1fr 1fr;gap:1rem;font-size:var(--t-small);line-height:1.5;
  white-space:pre-line;overflow-wrap:anywhere}
.order-form{display:grid;gap:1.25rem;max-width:36rem;margin-top:1.25rem;
  & .order-form-pair{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem}
  & .order-actions{margin-top:.25rem}
}
${MODAL}
.return-ask{width:min(34rem,calc(100vw - 2rem));scroll-padding-block:5.5rem 9rem;
  & .order-form{max-width:none;margin:0;padding:0 1.5rem}
  & :is(header,footer){position:sticky;z-index:1;margin-inline:-1.5rem;padding-inline:1.5rem;background:var(--paper)}
  & header{top:0;display:flex;justify-content:space-between;align-items:start;padding-block:1.5rem .25rem;
    & .icon-button{margin:-.5rem -.5rem 0 0}
  }
  & footer{bottom:0;padding-block:.5rem max(1.5rem,env(safe-area-inset-bottom))}
  & .field-error{padding-bottom:.75rem}
  & h2{font-size:clamp(2rem,1.6rem + 1vw,2.5rem);line-height:1.1}
  & textarea{min-height:4.5rem}
  & legend{padding-bottom:.5rem}
  & ul{border-top:1px solid var(--line)}
  & li{display:grid;grid-template-columns:3rem minmax(0,1fr) auto;gap:.875rem;align-items:center;min-height:4.875rem;
    padding-block:.5rem;border-bottom:1px solid var(--line)}
  & li[data-off]{color:var(--ink-3);& img{opacity:.6}}
  & img,& li > span{aspect-ratio:4/5;object-fit:cover;background:var(--sunken)}
  & b{display:block;font-weight:550;overflow-wrap:anywhere}
  & small{color:var(--ink-2);font-size:var(--t-small)}
  & .order-actions{justify-content:flex-end}
}
.return-reasons{display:grid;
  & label{position:relative;display:flex;gap:1rem;align-items:center;min-height:3.25rem;font-weight:550;cursor:pointer;
    border-top:1px solid var(--line)}
  & label:last-child{border-bottom:1px solid var(--line)}
  & input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
  & i{width:1.375rem;height:1.375rem;border:1px solid var(--control);border-radius:50%;background:var(--raised)}
  & label:has(:checked) i{border:7px solid var(--ink);background:var(--paper);forced-color-adjust:none}
  & label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
}
.order-steps{display:grid;
  & > li{position:relative;display:grid;grid-template-columns:1.25rem minmax(0,1fr) auto;gap:.875rem;
    padding-bottom:1.5rem;line-height:1.5}
  & > li:not(:last-child)::before{content:"";position:absolute;left:.5625rem;top:1.375rem;bottom:-.125rem;width:2px;
    background:var(--line)}
  & > li[data-state=done]::before{background:var(--glass-ink)}
  & i{display:grid;place-items:center;width:1.25rem;height:1.25rem;margin-top:.125rem;border-radius:50%;
    border:2px solid var(--line-strong);background:var(--raised);z-index:1}
  & [data-state=done] > i{background:var(--glass-ink);border-color:var(--glass-ink);color:var(--raised)}
  & [data-state=current] > i{border-color:var(--glass-ink);box-shadow:inset 0 0 0 3px var(--raised);
    background:var(--glass-ink)}
  & i .icon{width:.75rem;height:.75rem;stroke-width:3}
  & b{font-weight:550}
  & [data-state=next] b{color:var(--ink-3);font-weight:500}
  & time{font-size:var(--t-small);color:var(--ink-3)}
}
.receipt{--tooth:.75rem;grid-column:8/13;position:sticky;top:6rem;display:grid;grid-template-columns:minmax(0,1fr);
  gap:1.25rem;padding:calc(1.75rem + var(--tooth)) clamp(1.25rem,2.2vw,2.25rem) calc(2rem + var(--tooth));
  background:var(--raised);font-size:var(--t-ui);
  mask:conic-gradient(from 135deg at top,#0000,#000 1deg 89deg,#0000 90deg) top/calc(2*var(--tooth)) 51% repeat-x,
    conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) bottom/calc(2*var(--tooth)) 51% repeat-x;
  & header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.25rem 1rem}
  & .badge{display:none}
  & ul{display:grid;gap:.875rem}
  & small{display:block;color:var(--ink-2);font-size:var(--t-small)}
  & dl{display:grid;gap:.5rem;border-top:1px dashed var(--control);padding-top:1.125rem}
}
.receipt-brand{display:none}
.receipt-number{font-variant-numeric:tabular-nums;letter-spacing:.04em;font-weight:550}
.receipt-row{display:flex;align-items:baseline;gap:.5rem;
  &::before{content:"";order:1;flex:1;min-width:1rem;border-bottom:1.5px dotted var(--control);
    transform:translateY(-.25em)}
  & > :last-child{order:2;white-space:nowrap}
  & > :first-child{overflow-wrap:anywhere}
}
.receipt-total{display:flex;justify-content:space-between;gap:1rem;margin-top:.375rem;padding-top:.875rem;
  border-top:1px solid var(--ink);font-size:1.375rem;font-weight:550;letter-spacing:-.01em}
.receipt-ends{display:grid;grid-template-columns:1fr 1fr;gap:1rem;border-top:1px dashed var(--control);
  padding-top:1.125rem;font-size:var(--t-small);line-height:1.5;overflow-wrap:anywhere;
  & b{display:block;font-weight:550}
}
.receipt-code{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;
  border-top:1px dashed var(--control);padding-top:.875rem;font-size:var(--t-small);
  & b{font-weight:550;letter-spacing:.04em;font-variant-numeric:tabular-nums}
  & a{display:inline-flex;align-items:center;min-height:2.75rem}
}
.receipt-note{font-size:var(--t-small);color:var(--ink-2);overflow-wrap:anywhere}
@media (max-width:1100px){
  .order-masthead > .order-title,.order-masthead > .masthead-aside,.order-story,.receipt{grid-column:1/-1}
  .receipt{position:static}
}
${onPhone}{
  .order-actions .button{width:100%}
  .order-story .order-parcel{grid-template:auto/auto minmax(0,1fr);gap:1rem;
    &:has(img + img),&:not(:has(img)){grid-template-columns:minmax(0,1fr)}
    & > .order-pictures{grid-row:auto}
    & > .order-parcel-words{grid-column:-2/-1}
    & > .button{grid-column:1/-1;justify-self:stretch;margin-top:0}
    & img:only-child{width:5.5rem}
  }
  .receipt{margin-inline:-.5rem}
  .receipt-ends{grid-template-columns:minmax(0,1fr)}
  .order-form .order-form-pair{grid-template-columns:minmax(0,1fr)}
  .return-ask{width:100%;
    & footer{bottom:calc(env(safe-area-inset-bottom,0px) - var(--h-control) - 1.25rem)}
    & .order-actions{flex-direction:column-reverse;align-items:stretch}
  }
}
@media print{
  .site-header,.site-footer,.order-masthead,.order-story,.skip-link{display:none!important}
  :root,:root[data-theme=dark]{--paper:#fff;--raised:#fff;--ink:#000;--ink-2:#333;--ink-3:#444;--control:#777;
    color-scheme:light}
  .order{display:block;padding:0}
  .receipt{mask:none;position:static;max-width:120mm;padding:0;font-size:10.5pt}
  .receipt .badge{display:inline-flex;justify-self:start}
  body:has([data-printed]) .receipt{display:none}
  body:has([data-printed]) .order-story{display:block!important}
  body:has([data-printed]) *{visibility:hidden}
  body [data-printed],body [data-printed] *{visibility:visible}
  [data-printed]{position:fixed;inset:0 auto auto 0;width:120mm}
  .receipt-brand{display:block;padding-block:3mm 6mm;font-size:26pt;line-height:1.2;font-variation-settings:"opsz" 20}
}
${withoutScript('.order-actions{display:none!important}')}
`
