import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Charts of public pages and of the dashboard: lines, bar lists, bars without an axis. */
export const ChartStyles = styleSheet('chart', 'shared')`
.plot{position:relative;height:17rem;margin:2.25rem 9.5rem 2.375rem 2.75rem;font-size:.71875rem;line-height:1;
  color:var(--ink-3);
  & svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible;fill:none}
  & path{vector-effect:non-scaling-stroke}
  & b{font-weight:600;color:var(--ink)}
}
.plot-drawing{display:contents;& > span{position:absolute;white-space:nowrap}}
.plot-grid{stroke:var(--line)}
.plot-axis{stroke:var(--ink)}
.plot-ground{fill:var(--tint);opacity:.55}
.plot-line{fill:none;stroke-linejoin:round}
.plot-main{stroke:var(--chart-1);stroke-width:2.25px;stroke-linecap:round}
.plot-second{stroke:var(--glass-ink);stroke-width:2px;stroke-dasharray:9 4}
.plot-before{stroke:var(--ink-3);stroke-width:1.75px;stroke-dasharray:1.75 3.5}
.plot-open{stroke-dasharray:.5 5;stroke-linecap:round}
.plot-rule{stroke:var(--ink);stroke-width:1px;stroke-dasharray:2 3}
.plot-cursor{stroke-dasharray:none}
.plot-dot{position:absolute;width:.6875rem;height:.6875rem;margin:-.34375rem;border:2.25px solid var(--chart-1);
  border-radius:50%;background:var(--raised)}
.plot-tick{right:100%;margin-right:.625rem;transform:translateY(-50%)}
.plot-name{top:100%;margin-top:.75rem;transform:translateX(-50%);
  &[data-end=first]{transform:none}
  &[data-end=last]{transform:translateX(-100%)}
}
.plot-end{margin-left:.75rem;transform:translateY(-50%);font-size:var(--t-cap);color:var(--ink-2)}
.plot-mark{bottom:100%;display:grid;width:max-content;gap:.25rem;
  margin-left:.5rem;padding-bottom:.25rem;font-size:var(--t-cap);
  color:var(--ink-2);
  & small{max-width:16rem;overflow:hidden;text-overflow:ellipsis;line-height:1.2}
  &[data-side=left]{margin-left:-.5rem;text-align:right;transform:translateX(-100%)}
}
.plot-key{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;font-size:var(--t-small);color:var(--ink-2);
  & li{display:inline-flex;align-items:center;gap:.5rem;min-height:1.5rem}
  & svg{width:2.125rem;height:.375rem}
  & b{font-weight:600;color:var(--ink);font-variant-numeric:tabular-nums}
}
.bars{
  & > li{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto 3rem;gap:.75rem;align-items:baseline;
    min-height:2.75rem;padding:.6875rem 0;border-bottom:1px solid var(--line);font-size:var(--t-ui)}
  & > li::after{content:"";position:absolute;left:0;bottom:-2px;height:3px;width:var(--share);background:var(--ink);
    border-radius:0 2px 2px 0;pointer-events:none}
  & > [data-shares]{grid-template-columns:minmax(0,1fr) auto}
  & b{font-weight:600;font-variant-numeric:tabular-nums}
  & small{color:var(--ink-3);font-size:var(--t-small);text-align:right;font-variant-numeric:tabular-nums}
}
.bars-name{min-width:0;font-weight:500;overflow-wrap:anywhere}
.spark{display:block;width:100%;height:2.25rem;
  & rect{fill:color-mix(in oklab,var(--control) 52%,var(--raised))}
  & rect:last-child{fill:var(--ink)}
}
${onPhone}{
  .plot{height:13rem;margin:2.5rem .25rem 2.375rem 2.25rem}
  .plot-end{display:none}
}
@media (forced-colors:active){
  .plot-main,.plot-second,.plot-before{stroke:CanvasText}
  .plot-ground{fill:none}
  .spark rect{fill:CanvasText}
  .bars > li::after{forced-color-adjust:none;background:CanvasText}
  .plot-dot{border-color:CanvasText}
}
`
