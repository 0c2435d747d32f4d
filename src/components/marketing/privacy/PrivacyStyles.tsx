import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

export const PrivacyStyles = styleSheet('privacy')`
.privacy{padding-bottom:var(--s-10)}
.privacy-section{padding-block:clamp(1.75rem,3vw,3rem);border-top:1px solid var(--line);
  & > h2{grid-column:1/6}
  & > .prose{grid-column:6/12}
}
.masthead + .privacy-section{border-color:var(--ink)}
${onPhone}{.privacy-section{row-gap:1rem;& > h2,& > .prose{grid-column:1/-1}}}
`
