import { styleSheet } from './styleSheet'

/**
 * Reset, base type and helpers. Classes: display (cover h1 h2 h3 kern-w hyphen), lead, caption, muted, subtle,
 * price, lining, measure, prose, visually-hidden, skip-link, icon (icon-small icon-large), wrap, grid12, rule,
 * rule-ink, stack.
 */
export const Base = styleSheet('base', 'shared')`
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
