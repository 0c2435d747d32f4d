import { TEAR } from '../tear'
import { onHover, withoutScript } from '../../theme/states'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Classes of the checkout: checkout (parts, fields, choices, summary, lines, code, faults). */
export const CheckoutStyles = styleSheet('checkout')`
.checkout-masthead{padding-bottom:clamp(1.5rem,3vw,2.5rem);& h1{font-variation-settings:"opsz" 21}}
.checkout-loading{display:block;padding-block:2rem;min-height:100vh}
.checkout-message{padding-inline:0;min-height:100vh;align-content:start}
.checkout-failed{align-items:center;justify-content:space-between;font-size:var(--t-ui)}
.waiting-order{margin-bottom:1.5rem;font-size:var(--t-ui)}
.checkout{padding-bottom:var(--s-10);row-gap:0;align-items:start}
.checkout-parts{grid-column:1/9}
.checkout-part{display:grid;grid-template-columns:repeat(8,minmax(0,1fr));column-gap:var(--gutter);
  border-top:1px solid var(--ink);padding-block:1.5rem clamp(2.5rem,4vw,4rem);
  & > .checkout-number{grid-column:1;font-size:1.5rem;line-height:1.45;font-variation-settings:"opsz" 19}
  & > div{grid-column:2/-1;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}
}
.checkout-fields{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:1.25rem;
  & > *{grid-column:1/-1}
  & > .checkout-half{grid-column:span 3}
  & > .checkout-third{grid-column:span 2}
}
.checkout-parts .input{font-size:1rem;min-height:3.25rem}
.checkout-parts textarea.input{min-height:5rem}
.checkout-choices{border-top:1px solid var(--line);
  & label{position:relative;display:grid;grid-template-columns:1.375rem minmax(0,1fr) auto;gap:.125rem 1rem;
    align-items:center;padding-block:1.125rem;border-bottom:1px solid var(--line);cursor:pointer}
  & input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
  & i{width:1.375rem;height:1.375rem;border:1px solid var(--control);border-radius:50%;background:var(--raised)}
  & label:has(:checked) i{border:7px solid var(--ink);background:var(--paper);forced-color-adjust:none}
  & label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:3px}
  & b{font-weight:550}
  & .price{font-size:var(--t-ui)}
  & small{grid-column:2/4;font-size:var(--t-small);color:var(--ink-2);line-height:1.45;white-space:pre-line}
}
${onHover('.checkout-choices label', '--ring:var(--ink)')}
.checkout-choices i{border-color:var(--ring,var(--control))}
.checkout-faults{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .875rem;padding:1.125rem 1.25rem;
  margin-bottom:1.5rem;background:var(--st-red-bg);color:var(--st-red);border-left:3px solid var(--st-red);
  & > .icon{margin-top:.1875rem}
  & b{font-weight:600}
  & ul{grid-column:2;font-size:var(--t-ui)}
  & .text-link{font-weight:500;text-decoration-color:currentColor}
}
.checkout-summary{grid-column:9/13;position:sticky;top:6rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;
  padding:clamp(1.25rem,2vw,2rem);background:var(--sunken);
  & dl{display:grid;gap:.625rem;border-top:1px solid var(--line-strong);padding-top:1rem}
  & dl div{display:flex;justify-content:space-between;gap:1rem}
  & .button{white-space:normal}
  & .subtle{color:var(--ink-2)}
}
.checkout-code{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem .75rem;align-items:start;
  border-top:1px solid var(--line-strong);padding-top:1rem;font-size:var(--t-ui);
  & > .button{margin-top:calc(var(--t-small)*1.5 + .375rem)}
  & > output{align-self:center;overflow-wrap:anywhere}
}
.checkout-total{border-top:1px solid var(--ink);padding-top:1rem;font-size:1.25rem;font-weight:550}
.checkout-lines{
  & > li{display:grid;grid-template-columns:3.5rem minmax(0,1fr) auto;gap:.25rem .875rem;align-items:center;
    padding-block:.75rem;border-top:1px solid var(--line-strong)}
  & > li:first-child{border-top:0;padding-top:0}
  & img,& .checkout-picture-none{display:block;width:3.5rem;height:4.375rem;object-fit:cover;background:var(--line)}
  & .price{font-size:var(--t-ui)}
}
.checkout-line{display:grid;gap:.125rem;justify-items:start;color:var(--ink-2);
  font-size:var(--t-small);line-height:1.45;
  overflow-wrap:anywhere;
  & b{font-size:var(--t-ui);font-weight:550;line-height:1.3;color:var(--ink)}
}
.checkout-changed{color:var(--action);font-weight:550}
.checkout-problem{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;
  justify-content:space-between;min-height:3rem;margin-top:.5rem;padding:.25rem .5rem .25rem .875rem;
  background:var(--st-red-bg);color:var(--st-red);border-left:3px solid var(--st-red);font-size:var(--t-small);
  font-weight:550;
  & .text-link{padding-inline:.375rem;text-decoration-color:currentColor;font-size:inherit}
  & .cart-choice{flex:1 1 9rem;margin:.25rem 0;color:var(--ink)}
}
${TEAR}
.checkout-summary .tear{--tear-edge:clamp(1.25rem,2vw,2rem)}
.checkout-stub{display:grid;gap:.875rem;
  & h3{font-size:1.0625rem;font-weight:600;line-height:1.35}
  & dl{border-top:0;padding-top:0;gap:.375rem;font-size:var(--t-ui);color:var(--ink-2)}
  & .checkout-part-total{padding-top:.375rem;font-weight:600;color:var(--ink)}
}
.checkout-seller{display:grid;gap:.75rem;
  & header{display:flex;gap:.5rem;align-items:center}
  & header img{width:3rem;height:3.75rem;object-fit:cover;background:var(--sunken)}
  & header div{padding-left:.5rem}
  & h3{font-size:1.0625rem;font-weight:600}
}
.checkout-peek{display:none}
@media (max-width:1100px){
  .checkout-parts,.checkout-summary{grid-column:1/-1}
  .checkout-summary{position:static}
}
${onPhone}{
  .checkout-part{grid-template-columns:auto minmax(0,1fr);gap:1.5rem .75rem;
    & > .checkout-number{font-size:var(--t-h3);line-height:1.1}
    & > div{display:contents}
    & > div > *{grid-column:1/-1}
    & > div > h2{grid-column:2}
  }
  .checkout-fields > .checkout-half,.checkout-fields > .checkout-third{grid-column:1/-1}
  .checkout-summary{margin-inline:calc(-1*var(--margin));padding-inline:var(--margin);overflow-x:clip}
  .checkout-peek{display:block;grid-column:1/-1;border-block:1px solid var(--ink);margin-bottom:1.5rem;
    & + .checkout-parts > .checkout-part:first-child{border-top:0;padding-top:.5rem}
    & summary{display:flex;align-items:center;gap:.75rem;min-height:3.5rem;font-weight:550;cursor:pointer;
      list-style:none}
    & summary::-webkit-details-marker{display:none}
    & summary .price{margin-left:auto}
    &[open] summary .icon{transform:rotate(180deg)}
    & li{display:flex;justify-content:space-between;gap:1rem;padding-block:.5rem;font-size:var(--t-ui);
      border-top:1px solid var(--line)}
  }
}
${withoutScript('.checkout-loading{display:none!important}')}
`
