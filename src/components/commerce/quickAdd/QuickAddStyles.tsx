import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** Classes of the shop's quick add: quick-add (box, picture, head, form, close). */
export const QuickAddStyles = styleSheet('quick-add')`
.quick-add{width:min(46rem,calc(100vw - 2rem));max-width:none;max-height:calc(100dvh - 2rem);margin:auto;padding:0;
  border:0;background:var(--paper);color:var(--ink);box-shadow:var(--sh-3);overflow:auto;
  &::backdrop{background:var(--scrim)}
}
html:has(.quick-add[open]){overflow:hidden}
.quick-add-box{position:relative;display:grid;grid-template-columns:17rem minmax(0,1fr);
  grid-template-rows:auto minmax(0,1fr);
  column-gap:2rem;min-height:25rem;padding-right:2rem;
  & > img,& > .quick-add-none{grid-row:1/3;width:100%;height:100%;object-fit:cover;background:var(--sunken)}
  & .button{width:100%}
}
.quick-add-head{display:grid;gap:.5rem;align-content:start;padding:2rem 2.5rem 1rem 0;
  & .price{font-size:1.5rem;font-weight:500}
  & s{margin-right:.5rem;font-size:1.125rem;color:var(--ink-3);font-weight:400}
}
.quick-add-form{padding-bottom:1.75rem}
.quick-add .piece-values{width:100%;& label{min-width:3rem;padding-inline:.5rem}}
.quick-add-close{position:absolute;top:.5rem;right:.5rem}
${onPhone}{
  .quick-add{width:100%;margin:auto 0 0;border-radius:1rem 1rem 0 0}
  .quick-add-box{grid-template-columns:5.25rem minmax(0,1fr);grid-template-rows:auto;gap:1rem;min-height:0;
    padding:1.25rem 1.25rem max(1.25rem,env(safe-area-inset-bottom));
    & > img,& > .quick-add-none{grid-row:auto;height:6.5rem}
  }
  .quick-add-head{padding:0 2.5rem 0 0;align-content:space-between;& > .caption{display:none}}
  .quick-add-form{grid-column:1/-1;padding:0}
}
`
