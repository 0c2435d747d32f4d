import type { PageCopy } from '@/contracts/content'
import { Headline } from '../../layout/Headline'
import { NeedsScript } from '../../layout/NeedsScript'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'
import { VerifyForm } from './VerifyForm'

const VerifyStyles = styleSheet('verify')`
.verify-masthead h1{font-variation-settings:"opsz" 21}
.verify{grid-column:1/7;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;padding-bottom:var(--s-10);
  & .button{justify-self:start}
}
.verify-said{display:grid;gap:.75rem;padding:1.25rem;background:var(--glass-tint);color:var(--glass-ink);
  &[data-foreign]{background:var(--st-red-bg);color:var(--st-red)}
  & .display{font-size:1.75rem;line-height:1.15}
  & a{color:inherit}
  & p > a:only-child{display:inline-block;padding-block:.625rem}
}
${onPhone}{.verify{grid-column:1/-1;& .button{justify-self:stretch}}}
`

/** Checks by its code whether a receipt is from this shop (docs/behaviour.md, 3.18). */
export function VerifyPage({ copy }: { copy: PageCopy<'shop-texts'>['verify'] }) {
  return (
    <main id="main" className="wrap">
      <VerifyStyles />
      <div className="grid12 masthead verify-masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
        <div className="masthead-aside">
          <p className="muted">{copy.intro}</p>
        </div>
      </div>
      <NeedsScript what="Checking a receipt" />
      <div className="grid12">
        <VerifyForm />
      </div>
    </main>
  )
}
