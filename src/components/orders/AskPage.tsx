import type { ComponentProps, ReactNode } from 'react'
import { Headline } from '../layout/Headline'
import { NeedsScript } from '../layout/NeedsScript'
import { styleSheet } from '../theme/styleSheet'
import { onPhone } from '../theme/tokens'

const AskStyles = styleSheet('ask')`
.ask-masthead h1{font-variation-settings:"opsz" 21}
.ask{grid-column:1/7;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;padding-bottom:var(--s-10);
  & .button{justify-self:start}
  & .callout{font-size:var(--t-ui)}
}
${onPhone}{.ask{grid-column:1/-1;& .button{justify-self:stretch}}}
`

type Props = {
  copy: { heading: ComponentProps<typeof Headline>['copy']; intro: string }
  what: string
  children: ReactNode
}

/** A page with one short form, whose class is `ask`; `what` needs a script. */
export function AskPage({ copy, what, children }: Props) {
  return (
    <main id="main" className="wrap">
      <AskStyles />
      <div className="grid12 masthead ask-masthead">
        <Headline as="h1" size="h1" copy={copy.heading} />
        <div className="masthead-aside">
          <p className="muted">{copy.intro}</p>
        </div>
      </div>
      <NeedsScript what={what} />
      <div className="grid12">{children}</div>
    </main>
  )
}
