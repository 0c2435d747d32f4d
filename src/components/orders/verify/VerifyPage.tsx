import type { PageCopy } from '@/contracts/content'
import { styleSheet } from '../../theme/styleSheet'
import { AskPage } from '../AskPage'
import { VerifyForm } from './VerifyForm'

const VerifyStyles = styleSheet('verify')`
.verify-said{display:grid;gap:.75rem;padding:1.25rem;background:var(--glass-tint);color:var(--glass-ink);
  &[data-foreign]{background:var(--st-red-bg);color:var(--st-red)}
  & .display{font-size:1.75rem;line-height:1.15}
  & a{color:inherit}
  & p > a:only-child{display:inline-block;padding-block:.625rem}
}
`

/** Checks by its code whether a receipt is from this shop (docs/behaviour.md, 3.18). */
export function VerifyPage({ copy }: { copy: PageCopy<'shop-texts'>['verify'] }) {
  const { genuineHeading, foreignHeading, foreignText } = copy
  return (
    <AskPage copy={copy} what="Checking a receipt">
      <VerifyStyles />
      <VerifyForm words={{ genuineHeading, foreignHeading, foreignText }} />
    </AskPage>
  )
}
