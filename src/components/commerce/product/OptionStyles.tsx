import { onHover } from '../../theme/states'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Classes of the choice of options, on a product's page and in the quick add: piece-option, -values, -beside, -low. */
export const OptionStyles = styleSheet('options')`
.piece-form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
.piece-option{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;
  & legend{padding-bottom:.5rem}
}
.piece-guide-link{position:absolute;right:0;top:-2.875rem;z-index:1;display:inline-flex;align-items:end;
  min-height:2.75rem;padding-bottom:.5rem;font-size:var(--t-small)}
.piece-values{position:relative;display:flex;flex-wrap:wrap;gap:1px;padding:1px;background:var(--control);
  border-radius:var(--r-control);
  &[data-invalid]{background:var(--st-red);box-shadow:0 0 0 1px var(--st-red)}
  & label{position:relative;flex:1 1 auto;min-width:3.75rem;min-height:3.25rem;display:grid;place-items:center;
    padding:.25rem 1rem;background:var(--raised);font-size:var(--t-ui);font-weight:550;cursor:pointer;
    overflow-wrap:anywhere;transition:background var(--d-1)}
  & input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:inherit}
  & label:has(:checked){background:var(--ink);color:var(--paper)}
  & label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:3px;z-index:1}
  & label:has(:disabled){color:var(--ink-3);font-weight:400;cursor:not-allowed;
    background:linear-gradient(to top right,transparent calc(50% - 1px),var(--control) calc(50% - .5px),
      var(--control) calc(50% + .5px),transparent calc(50% + 1px)) var(--sunken)}
}
${onHover('.piece-values label:not(:has(:checked,:disabled))', 'background:var(--sunken)')}
.piece-stock{display:flex;justify-content:space-between;gap:1rem;min-height:1.5rem;
  &:empty{min-height:0;margin-top:-1rem}
}
.piece-beside{position:absolute;right:0;bottom:100%;padding-bottom:.375rem}
.piece-low{color:var(--action);font-weight:550;font-size:var(--t-small);line-height:1.5rem}
${onPhone}{.piece-values label{min-width:3rem;padding-inline:.5rem}}
`
