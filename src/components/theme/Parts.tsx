import { styleSheet } from './styleSheet'
import { onHover } from './states'

/**
 * Classes: tabs, tab, count, badge (badge-amber -blue -green -red -plum -glass, badge-plain), stamp, avatar
 * (avatar-small avatar-tint), progress (progress-glass -coral -red), skeleton, callout (callout-red), empty, card
 * (card-pad card-title).
 */
export const Parts = styleSheet('parts', 'shared')`
.tabs{display:flex;gap:clamp(1rem,2vw,2rem);border-bottom:1px solid var(--line);overflow-x:auto;overflow-y:hidden;
  scrollbar-width:none}
.tab{position:relative;display:inline-flex;flex:none;gap:.5rem;align-items:center;min-height:2.75rem;padding:.25rem 0;
  background:none;border:0;font-size:var(--t-ui);font-weight:500;color:var(--ink-2);text-decoration:none;
  white-space:nowrap;cursor:pointer;
  @media (pointer:coarse){min-width:2.75rem}
}
${onHover('.tab', 'color:var(--ink)')}
.tab:is(:focus-visible,[data-focus-visible]){outline-offset:-2px}
.tab::after{content:"";position:absolute;inset:auto 0 0;height:2px;background:var(--coral);transform:scaleX(0);
  transition:transform var(--d-2) var(--e-out)}
.tab:is([aria-selected=true],[aria-current=page],[aria-pressed=true],[data-selected]){color:var(--ink);
  &::after{transform:none}
}
.tab:is([data-disabled],:disabled){color:var(--ink-3);cursor:not-allowed}
.count{font-size:var(--t-cap);line-height:1.5;font-variant-numeric:tabular-nums;color:var(--ink-2);
  background:var(--sunken);border-radius:99px;padding:.0625rem .4375rem;min-width:1.375rem;text-align:center}

.badge{display:inline-flex;align-items:center;gap:.375rem;padding:0 .5rem;border-radius:99px;font-size:var(--t-cap);
  line-height:1.375rem;font-weight:550;background:var(--st-grey-bg);color:var(--st-grey);white-space:nowrap;
  &::before{content:"";width:.375rem;height:.375rem;flex:none;border-radius:50%;background:currentColor;
    forced-color-adjust:none}
}
.badge-plain::before{content:none}
.badge-amber{background:var(--st-amber-bg);color:var(--st-amber)}
.badge-blue{background:var(--st-blue-bg);color:var(--st-blue)}
.badge-green{background:var(--st-green-bg);color:var(--st-green)}
.badge-red{background:var(--st-red-bg);color:var(--st-red)}
.badge-plum{background:var(--st-plum-bg);color:var(--st-plum)}
.badge-glass{background:var(--glass-tint);color:var(--glass-ink)}
.stamp{display:inline-flex;align-items:center;gap:.5rem;padding:.4375rem .75rem;border:1px solid currentColor;
  border-radius:99px;font-size:var(--t-cap);letter-spacing:.1em;text-transform:uppercase;font-weight:550;
  line-height:1;
  &::before{content:"";width:.4375rem;height:.4375rem;border-radius:50%;background:var(--coral)}
}

.avatar{position:relative;display:inline-grid;place-items:center;width:2.25rem;height:2.25rem;flex:none;
  overflow:hidden;border-radius:50%;background:var(--glass);color:var(--glass-ink);font-size:.8125rem;line-height:1;
  font-weight:600;letter-spacing:.02em;
  & > img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
}
.avatar-small{width:2rem;height:2rem;font-size:.75rem}
.avatar-tint{background:var(--tint);color:var(--action)}

.progress{height:.375rem;border-radius:99px;background:var(--sunken);overflow:hidden;
  & > i{display:block;height:100%;border-radius:99px;background:var(--ink);transition:width var(--d-3) var(--e-out)}
}
.progress-coral > i{background:var(--coral)}
.progress-glass > i{background:var(--glass-ink)}
.progress-red > i{background:var(--st-red)}

.skeleton{display:block;background:var(--sunken);border-radius:var(--r-1);
  animation:skeleton-pulse 1.6s var(--e-inout) infinite}
@keyframes skeleton-pulse{50%{opacity:.45}}
@media (prefers-reduced-motion:reduce){.skeleton{animation:none}}

.callout{display:flex;gap:.75rem;padding:.875rem 1rem;background:var(--glass-tint);color:var(--glass-ink);
  font-size:var(--t-small);line-height:1.45;border-radius:var(--r-1);
  & > .icon{margin-top:.0625rem}
}
.callout-red{background:var(--st-red-bg);color:var(--st-red)}
.empty{display:grid;justify-items:start;gap:.5rem;padding:2.5rem 1.5rem;
  & :is(h2,h3){font-family:var(--font-display);font-variation-settings:"opsz" 18;font-weight:400;font-size:1.625rem;
    line-height:1.15}
  & .button{margin-top:.5rem}
}
.card{background:var(--raised);border:1px solid var(--line);border-radius:var(--r-card)}
.card-pad{padding:1.25rem}
.card-title{font-size:1rem;font-weight:600;line-height:1.35;letter-spacing:-.005em}
@media (forced-colors:active){
  .progress{border:1px solid CanvasText}
  .progress > i,.tab::after{forced-color-adjust:none;background:Highlight!important}
  .badge,.avatar,.callout,.count{border:1px solid CanvasText}
}
`
