import { styleSheet } from './styleSheet'
import { fontFaces } from './fonts'
import { darkColours, lightColours } from './colours'
import { onPhone } from './tokens'

/**
 * Custom properties: colours, type, space, shape, depth, time, layers. `data-theme` on <html> holds the user's
 * choice; without it the system's preference applies. `data-surface="tool"` makes the dashboard and its overlays
 * denser.
 */
export const TokenStyles = styleSheet('tokens', 'shared')`
${fontFaces}
:root{
  color-scheme:light;${variables(lightColours)}
  --scrim:rgb(26 20 17/.48);
  --silk-fallback:linear-gradient(125deg,#f0997c 0,#f8cdb3 34%,#e0674a 58%,#f6c3a5 78%,#cfe0d6 100%);
  --sh-1:0 1px 2px rgb(75 30 15/.06);
  --sh-2:0 1px 2px rgb(75 30 15/.06),0 6px 16px -6px rgb(75 30 15/.14);
  --sh-3:0 2px 6px rgb(75 30 15/.08),0 24px 56px -16px rgb(75 30 15/.28);
  --font-display:"Bodoni Moda","Bodoni Fallback","Didot","Bodoni MT",Georgia,serif;
  --font-text:"Instrument Sans","Instrument Fallback",system-ui,-apple-system,"Segoe UI",sans-serif;
  --t-cover:clamp(5.75rem,2rem + 18.4vw,21rem);
  --t-h1:clamp(3.25rem,1.75rem + 6.4vw,7.75rem);
  --t-h2:clamp(2.375rem,1.5rem + 3.7vw,4.75rem);
  --t-h3:clamp(1.625rem,1.35rem + 1.1vw,2.25rem);
  --t-tool:clamp(2rem,1.6rem + 1.3vw,2.75rem);
  --t-h4:1.25rem;
  --t-lead:clamp(1.125rem,1.04rem + .4vw,1.375rem);
  --t-body:1.0625rem;--t-ui:.9375rem;--t-small:.8125rem;--t-cap:.75rem;
  --s-1:.25rem;--s-2:.5rem;--s-3:.75rem;--s-4:1rem;--s-5:1.5rem;--s-6:2rem;--s-7:3rem;--s-8:4rem;--s-9:6rem;
  --s-10:clamp(6rem,4rem + 7vw,10rem);
  --r-1:2px;--r-2:6px;--r-3:10px;--r-full:999px;--r-control:2px;--r-card:0;
  --h-control:3rem;
  --gutter:clamp(1rem,.4rem + 1.6vw,2rem);--margin:clamp(1.25rem,.2rem + 4.2vw,4.5rem);
  --d-1:120ms;--d-2:200ms;--d-3:360ms;--d-4:720ms;
  --e-out:cubic-bezier(.2,.7,.1,1);--e-in:cubic-bezier(.6,0,.9,.4);--e-inout:cubic-bezier(.65,0,.2,1);
  --z-header:20;--z-menu:40;--z-dialog:50;--z-tooltip:60;--z-toast:70;
}
:root[data-theme=dark]{${darkRules()}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${darkRules()}}}
[data-surface=tool]{
  --r-control:6px;--r-card:10px;--h-control:2.5rem;--t-body:.9375rem;--t-ui:.875rem;
  font-size:var(--t-body);
}
${onPhone}{[data-surface=tool]{--h-control:2.75rem}}
@media (pointer:coarse){[data-surface=tool]{--h-control:2.75rem}}
@media (prefers-reduced-motion:reduce){:root{--d-1:1ms;--d-2:1ms;--d-3:1ms;--d-4:1ms}}
`

function variables(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}

function darkRules(): string {
  return `color-scheme:dark;${variables(darkColours)}--scrim:rgb(0 0 0/.62);
  --sh-1:0 0 0 1px rgb(255 240 225/.03);--sh-2:0 8px 20px -8px rgb(0 0 0/.6);
  --sh-3:0 0 0 1px rgb(255 240 225/.06),0 28px 64px -16px rgb(0 0 0/.8);`
}
