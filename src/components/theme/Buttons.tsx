import { styleSheet } from './styleSheet'
import { onHover } from './states'

/**
 * Classes: button (button-primary button-ink button-line button-quiet button-danger; button-small button-large
 * button-block button-done), text-link, icon-button (icon-button-small; current by aria-current), tooltip,
 * tooltip-anchor.
 */
export const Buttons = styleSheet('buttons', 'shared')`
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
