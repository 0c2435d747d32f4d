import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/**
 * The landing page. `--fit` scales the name down when its longer word would overflow. The entrance animation
 * reveals the silk from under a layer of paper, and the film is slightly smaller than the still below it: if it
 * were clipped or of the same size, browsers would count the largest picture as painted only when the film
 * starts.
 */
export const LandingStyles = styleSheet('landing')`
.hero{position:relative;--entrance:var(--d-4) var(--e-out) both;--size:calc(min(2rem + 18.4vw,22.25rem)*var(--fit))}
.hero-silk{position:absolute;top:0;right:0;
  left:calc(max(0px,50% - 880px) + var(--margin) + (min(100%,1760px) - 2*var(--margin))*4/12);
  height:min(43.2vw + 1.9rem,790px)}
.hero-silk > video{width:calc(100% - .5px);height:calc(100% - .5px);opacity:1;transition:opacity var(--d-4);
  @starting-style{opacity:0}}
.hero-veil{position:absolute;inset:0;z-index:1;background:var(--paper);transform:scaleX(0);transform-origin:left}
.hero-pause{position:absolute;right:.5rem;bottom:.5rem;z-index:2;color:var(--on-silk)}
.hero-copy{position:relative;padding-top:clamp(7rem,10.5vw,11rem);pointer-events:none;
  & :is(a,button){pointer-events:auto}
}
.hero-name{font-size:var(--size);color:var(--on-silk);
  & span,& i{display:block;width:max-content}
  & i{margin-top:.04em;padding-left:.62em}
}
.hero-row{align-items:center;margin-top:clamp(2.25rem,3.4vw,3.5rem);position:relative;
  & .caption{grid-column:1/5;font-size:.8125rem;color:var(--ink)}
  & .button{grid-column:5/10;justify-self:start}
}
.hero-credit{position:absolute;right:0;bottom:calc(100% + clamp(.25rem,1vw,1rem))}
@media (prefers-reduced-motion:no-preference){
  .hero-veil{animation:veil-off var(--entrance)}
  .hero-name span,.hero-name i{animation:name-rise var(--entrance)}
  .hero-name i{animation-delay:90ms}
}
@keyframes veil-off{from{transform:none}}
@keyframes name-rise{from{transform:translateY(12%)}}

.social{display:grid;grid-template-columns:repeat(6,1fr);margin-top:clamp(2.5rem,4vw,4rem);
  border-top:1px solid var(--ink);
  & li{border-bottom:1px solid var(--line)}
  & li + li{padding-left:1rem;border-left:1px solid var(--line)}
  & a{display:flex;align-items:center;gap:.75rem;min-height:4rem;padding-right:1rem;font-size:var(--t-ui);
    font-weight:500;line-height:1.25;text-decoration:none;transition:color var(--d-1)}
  & a:hover{color:var(--action)}
  & .social-out{margin-left:auto;color:var(--ink-3);opacity:0;transition:opacity var(--d-1)}
  & a:is(:hover,:focus-visible) .social-out{opacity:1}
}
.soon{padding-block:clamp(3rem,6vw,6.5rem);align-items:end;
  & > h2{grid-column:1/7;& i{display:block}}
}
.soon-box{grid-column:7/13;display:grid;gap:1rem}
.soon-line{display:flex;align-items:flex-end;border-bottom:1px solid var(--ink);
  & .input{min-height:3.25rem;border:0;scroll-margin-block:9rem}
  & .input:focus-visible{outline-offset:2px}
  &:has([aria-invalid]){border-color:var(--st-red);box-shadow:0 1px var(--st-red)}
  & .input[aria-invalid]{box-shadow:none}
  & .button{min-width:9rem;min-height:3.25rem;margin-bottom:.375rem}
}
.soon-field{flex:1;min-width:0}
.soon-privacy a{text-underline-offset:.25em}
@media (max-width:1100px){
  .hero-name{font-variation-settings:"opsz" 34}
  .social{grid-template-columns:repeat(3,1fr);& li:nth-child(3n+1){padding-left:0;border-left:0}}
}
${onPhone}{
  .hero{--size:calc(31vw*var(--fit));--silk:clamp(480px,66svh,max(600px,88vw))}
  .hero-silk{left:0;height:var(--silk)}
  .hero-copy{padding-top:calc(var(--silk) - 1.27*var(--size))}
  .hero-pause{inset:4.1rem auto auto .5rem}
  .hero-name{font-variation-settings:"opsz" 27;& i{padding-left:.06em}}
  .hero-credit{display:none}
  .hero-row{display:grid;row-gap:1.25rem;& .caption,& .button{grid-column:1/-1}& .button{justify-self:stretch}}
  .social{grid-template-columns:1fr 1fr;
    & li:nth-child(n){padding-left:0;border-left:0}
    & li:nth-child(even){padding-left:1rem;border-left:1px solid var(--line)}
    & a{min-height:3.5rem}
    & .social-out{display:none}
  }
  .soon{row-gap:1.5rem;& > h2,& > .soon-box{grid-column:1/-1}& > h2 i{display:inline}}
  .soon-line{flex-direction:column;align-items:stretch;gap:1rem;border:0;
    &:has([aria-invalid]){box-shadow:none}
    & .input{border-bottom:1px solid var(--ink)}
    & .input[aria-invalid]{border-bottom:2px solid var(--st-red)}
    & .button{margin:0}
  }
}
@media (max-width:374px){.hero-row .button{gap:.5rem;padding-inline:.5rem;font-size:1rem;text-align:center;
  white-space:normal}}
`
