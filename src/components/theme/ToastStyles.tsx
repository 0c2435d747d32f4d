import { styleSheet } from './styleSheet'
import { onPhone } from './tokens'

/**
 * Classes of components/ui/toast: toast-region, toast, toast-destructive. At most 420 px wide, and never over
 * the buttons of a sheet (docs/behaviour.md, 2.4).
 */
export const ToastStyles = styleSheet('toast', 'shared')`
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
