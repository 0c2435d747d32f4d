import { withoutScript } from '../theme/states'
import { styleSheet } from '../theme/styleSheet'

/** The classes below a long list: more-items, more-failure. */
export const MoreItemsStyles = styleSheet('more-items', 'shared')`
.more-items{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:center;
  min-height:2.75rem;margin-top:clamp(2rem,4vw,3.5rem)}
.more-failure{align-items:center;justify-content:space-between;margin-top:1.5rem;font-size:var(--t-ui)}
[data-unfiltered] .more-items{visibility:hidden}
${withoutScript('.more-items{display:none}')}
`
