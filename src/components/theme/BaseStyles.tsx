import { Fields } from './Fields'
import { Parts } from './Parts'
import { TokenStyles } from './TokenStyles'
import { styleSheet } from './styleSheet'
import { onPhone } from './tokens'
import { onHover } from './states'

/**
 * The styles that public pages and the dashboard share, as inline style tags without client code. Goes into
 * <head>.
 */
export function BaseStyles() {
  return (
    <>
      <TokenStyles />
      <Base />
      <Buttons />
      <Fields />
      <Parts />
      <Surfaces />
      <ToastStyles />
    </>
  )
}

/**
 * The focus ring has a contrast of 3:1 on paper, but not everywhere on silk, so here it gets a paper-coloured
 * halo.
 */
const onSilk = ':is(.silk,.account-words,body:has(> .cover-page) > .site-header)'

/**
 * Classes: silk (a picture or film of silk, multiplied with night in the dark theme, with grain), band,
 * band-glass.
 */
const Surfaces = styleSheet('surfaces', 'shared')`
.silk{position:relative;overflow:hidden;isolation:isolate;background:var(--silk-fallback);
  & :is(img,video){width:100%;height:100%;object-fit:cover}
  & picture + video{position:absolute;inset:0}
  &::before,&::after{content:"";position:absolute;inset:0;pointer-events:none;z-index:1}
  &::before{background:var(--silk-night);mix-blend-mode:multiply}
  &::after{background:url(/grain-v1.png) 0 0/96px;opacity:.3;mix-blend-mode:overlay}
}
@media (prefers-reduced-motion:reduce){.silk > video{display:none}}
${onSilk} :focus-visible{box-shadow:0 0 0 6px var(--paper)}
.band{background:var(--coral);color:var(--on-coral)}
.band-glass{background:var(--glass);color:var(--ink)}
`

/**
 * Classes of components/ui/toast: toast-region, toast, toast-destructive. At most 420 px wide, and never over
 * the buttons of a sheet (docs/behaviour.md, 2.4).
 */
const ToastStyles = styleSheet('toast', 'shared')`
.toast-region{position:fixed;right:1.25rem;bottom:1.25rem;z-index:var(--z-toast);width:min(420px,calc(100vw - 2rem));
  pointer-events:none;border-radius:8px}
:where(:root:has(.dialog-sheet:not([data-exiting]))) .toast-region{right:auto;left:1.25rem}
.toast{pointer-events:auto;display:grid;grid-template-columns:auto 1fr auto;gap:.125rem .75rem;align-items:start;
  max-width:420px;padding:.875rem .5rem .875rem 1rem;background:var(--raised);color:var(--ink);
  border:1px solid var(--line);border-radius:6px;box-shadow:var(--sh-3);font:400 .9375rem/1.5 var(--font-text);
  touch-action:pan-y;user-select:none;overflow-wrap:anywhere;animation:toast-in var(--d-3) var(--e-out);
  transform:translateX(var(--swipe,0));
  &[data-settling]{transition:transform var(--d-2) var(--e-out)}
  &[data-leaving]{animation:toast-out var(--d-2) var(--e-in) forwards}
  & > .icon{margin-top:.125rem;color:var(--st-green)}
  & b{font-weight:600}
  & p{grid-column:2;color:var(--ink-2);font-size:.8125rem;line-height:1.4}
  & .text-link{grid-column:2;justify-self:start}
  & .icon-button{grid-row:1;grid-column:3;margin:-.25rem 0}
}
.toast-destructive{border-color:var(--st-red);border-left-width:4px;
  & > .icon,& b{color:var(--st-red)}
}
@keyframes toast-in{from{opacity:0;transform:translateY(1rem)}}
@keyframes toast-out{to{opacity:0;transform:translateX(calc(var(--swipe,0px) + 6rem))}}
${onPhone}{.toast-region{left:auto;right:1rem;bottom:auto;top:max(1rem,env(safe-area-inset-top))}
  @keyframes toast-in{from{opacity:0;transform:translateY(-1rem)}}
}
`

/**
 * Classes: button (button-primary button-ink button-line button-quiet button-danger; button-small button-large
 * button-block button-done), text-link, icon-button (icon-button-small; current by aria-current), tooltip,
 * tooltip-anchor.
 */
const Buttons = styleSheet('buttons', 'shared')`
.button{--bg:transparent;--fg:var(--ink);--bd:var(--ink);position:relative;display:inline-flex;align-items:center;
  justify-content:center;gap:.625rem;min-height:var(--h-control);padding:0 1.375rem;border:1px solid var(--bd);
  border-radius:var(--r-control);background:var(--bg);color:var(--fg);font-size:var(--t-ui);font-weight:550;
  line-height:1.25;letter-spacing:.005em;text-decoration:none;cursor:pointer;white-space:nowrap;
  -webkit-tap-highlight-color:transparent;
  transition:background var(--d-1),color var(--d-1),border-color var(--d-1),transform var(--d-1)}
.button .icon{width:1.125rem;height:1.125rem}
.button-primary{--bg:var(--action);--fg:var(--on-action);--bd:var(--action)}
${onHover('.button-primary', '--bg:var(--action-hover);--bd:var(--action-hover)')}
.button-primary:is(:active,[data-pressed]){--bg:var(--action-press);--bd:var(--action-press)}
.button-ink{--bg:var(--ink);--fg:var(--paper)}
${onHover('.button-ink', '--bg:color-mix(in oklab,var(--ink) 84%,var(--coral))')}
.button-ink:is(:active,[data-pressed]){--bg:color-mix(in oklab,var(--ink) 70%,var(--coral))}
.button-line{--bd:var(--control)}
${onHover('.button-line', '--bg:var(--sunken);--bd:var(--ink)')}
.button-quiet{--bd:transparent;padding:0 .75rem}
${onHover('.button-quiet', '--bg:var(--sunken)')}
.button:is(.button-line,.button-quiet):is(:active,[data-pressed]){--bg:var(--line)}
.button-danger{--fg:var(--st-red);--bd:var(--st-red)}
${onHover('.button-danger', '--bg:var(--st-red-bg)')}
.button-danger:is(:active,[data-pressed]){--bg:var(--st-red);--fg:var(--raised)}
.button:is(:active,[data-pressed]){transform:translateY(1px)}
.button:is(:disabled,[data-disabled],[data-pending],[aria-disabled=true]){--bg:var(--sunken);--fg:var(--ink-3);
  --bd:var(--line);cursor:not-allowed;transform:none}
.button-quiet:is(:disabled,[data-disabled],[data-pending],[aria-disabled=true]){--bg:transparent;--bd:transparent}
.button.button-done{--bg:var(--st-green-bg);--fg:var(--st-green);--bd:transparent}
.button-small{min-height:2.25rem;padding:0 .875rem;font-size:var(--t-small)}
.button-large{min-height:3.75rem;padding:0 1.75rem;font-size:1.0625rem}
.button-block{width:100%}
:is(.button-small,.icon-button-small)::after{content:"";position:absolute;inset:50% 50% auto auto;
  width:max(100%,44px);height:44px;transform:translate(50%,-50%)}

@media (pointer:coarse){[data-surface=tool] .button-small{min-height:2.75rem}}

.text-link{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:0;border:0;background:none;
  font-weight:550;text-align:left;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.35em;
  text-decoration-color:var(--coral);cursor:pointer}
${onHover('.text-link', 'text-decoration-thickness:2px')}

.icon-button{position:relative;display:inline-grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;
  flex:none;border:0;border-radius:var(--r-full);background:transparent;color:inherit;text-decoration:none;
  cursor:pointer;-webkit-tap-highlight-color:transparent;transition:background var(--d-1)}
${onHover('.icon-button', 'background:color-mix(in oklab,currentColor 9%,transparent)')}
.icon-button:is(:active,[data-pressed]){background:color-mix(in oklab,currentColor 16%,transparent)}
.icon-button:is([aria-current],[aria-pressed=true],[data-selected]){background:var(--ink);color:var(--paper)}
.icon-button:is(:disabled,[data-disabled]){color:var(--line-strong);background:transparent;cursor:not-allowed}
.icon-button-small{width:2rem;height:2rem;border-radius:var(--r-2)}

.tooltip{padding:.375rem .625rem;border-radius:var(--r-1);background:var(--ink);color:var(--paper);
  font:500 var(--t-small)/1.2 var(--font-text);letter-spacing:0;white-space:nowrap;z-index:var(--z-tooltip)}
.tooltip-anchor{position:relative;display:inline-flex}
.tooltip-anchor > .tooltip{position:absolute;top:calc(100% + 8px);left:50%;transform:translateX(-50%)}
@media (forced-colors:active){
  .button:is([data-pending],[aria-disabled=true]){--fg:GrayText;--bd:GrayText}
  .tooltip{border:1px solid CanvasText}
  .icon-button:is([aria-current],[aria-pressed=true],[data-selected]){forced-color-adjust:none;
    background:Highlight;color:HighlightText}
}
`

/**
 * Reset, base type and helpers. Classes: display (cover h1 h2 h3 kern-w hyphen), lead, caption, muted, subtle,
 * price, lining, measure, prose, visually-hidden, skip-link, icon (icon-small icon-large), wrap, grid12, rule,
 * rule-ink, stack.
 */
const Base = styleSheet('base', 'shared')`
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;background:var(--paper)}
@media (prefers-reduced-motion:no-preference){html[data-scroll-behavior=smooth]{scroll-behavior:smooth}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 var(--t-body)/1.6 var(--font-text);
  font-synthesis-weight:none;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0;min-width:0}
h1,h2,h3,h4{font-size:inherit;font-weight:inherit}
:where(h1,h2,h3,h4,p,li,dt,dd,th,td,figcaption,blockquote,legend,label,a,button,b,strong,em,span){
  unicode-bidi:plaintext}
legend{padding:0}
ul,ol{list-style:none}
img,video,svg{display:block;max-width:100%}
img,video{height:auto}
a{color:inherit}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
[hidden]{display:none!important}
:focus-visible,[data-focus-visible]{outline:2px solid var(--focus);outline-offset:3px}
[tabindex="-1"]:focus-visible:not([data-focus-visible]){outline:0}
::selection{background:var(--glass);color:var(--ink)}

.display{font-family:var(--font-display);font-weight:400;font-variation-settings:"opsz" 26;letter-spacing:-.022em;
  line-height:.96;text-wrap:balance;
  & :is(i,em){font-style:italic;letter-spacing:-.03em}
}
.cover{font-size:var(--t-cover);line-height:.82;letter-spacing:-.04em;font-variation-settings:"opsz" 42}
.h1{font-size:var(--t-h1)}
.h2{font-size:var(--t-h2);line-height:1;font-variation-settings:"opsz" 20}
.h3{font-size:var(--t-h3);line-height:1.1;letter-spacing:-.012em;font-variation-settings:"opsz" 19}
.kern-w{letter-spacing:-.085em}
.hyphen{font-variation-settings:"opsz" 11;letter-spacing:.02em}
.lead{font-size:var(--t-lead);line-height:1.5;color:var(--ink-2);text-wrap:pretty}
.caption{font-size:var(--t-cap);line-height:1.35;letter-spacing:.13em;text-transform:uppercase;font-weight:500;
  color:var(--ink-2)}
.muted{color:var(--ink-2)}
.subtle{color:var(--ink-3);font-size:var(--t-small)}
.price{font-variant-numeric:tabular-nums}
.lining{font-variant-numeric:lining-nums}
.measure{max-width:36rem}
.prose{max-width:36rem;
  & > * + *{margin-top:1em}
  & :is(h2,h3){font-weight:600;line-height:1.3;margin-top:1.75em}
  & ul{list-style:disc;padding-left:1.25em}
  & ol{list-style:decimal;padding-left:1.4em}
  & li + li{margin-top:.375em}
  & li::marker{color:var(--ink-3)}
  & a{text-decoration-color:var(--coral);text-underline-offset:.25em}
  & a:hover{text-decoration-thickness:2px}
  & :is(strong,b){font-weight:600}
}

.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:fixed;left:1rem;top:1rem;z-index:var(--z-toast);padding:.75rem 1.25rem;background:var(--ink);
  color:var(--paper);font-weight:550;border-radius:var(--r-1);
  &:not(:focus){clip-path:inset(50%);pointer-events:none}
}
.icon{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;
  stroke-linejoin:round}
.icon-small{width:1rem;height:1rem}
.icon-large{width:1.5rem;height:1.5rem}
.wrap{padding-inline:var(--margin);max-width:1760px;margin-inline:auto;width:100%}
.grid12{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:var(--gutter)}
.rule{border-top:1px solid var(--line)}
.rule-ink{border-top:1px solid var(--ink)}
.stack{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--gap,1rem);align-content:start}
`
