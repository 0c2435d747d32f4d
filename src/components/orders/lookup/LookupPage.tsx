import type { PageCopy } from '@/contracts/content'
import { Headline } from '../../layout/Headline'
import { NeedsScript } from '../../layout/NeedsScript'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'
import { LookupForm } from './LookupForm'

const LookupStyles = styleSheet('lookup')`
.lookup-masthead h1{font-variation-settings:"opsz" 21}
.lookup{grid-column:1/7;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;padding-bottom:var(--s-10);
  & .button{justify-self:start}
  & .callout{font-size:var(--t-ui)}
}
${onPhone}{.lookup{grid-column:1/-1;& .button{justify-self:stretch}}}
`

/** Finds an order again by its number and the buyer's mail address (docs/behaviour.md, 3.15). */
export function LookupPage({ copy }: { copy: PageCopy<'shop-texts'>['order'] }) {
  return (
    <main id="main" className="wrap">
      <LookupStyles />
      <div className="grid12 masthead lookup-masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
        <div className="masthead-aside">
          <p className="muted">{copy.intro}</p>
        </div>
      </div>
      <NeedsScript what="Finding an order" />
      <div className="grid12">
        <LookupForm />
      </div>
    </main>
  )
}
