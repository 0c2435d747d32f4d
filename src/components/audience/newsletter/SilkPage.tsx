import type { ComponentProps, ReactNode } from 'react'
import { Headline } from '../../layout/Headline'
import { type Silk, SilkStill } from '../../layout/SilkStill'
import { NewsletterStyles } from './NewsletterStyles'

type Props = {
  silk: Silk
  headline: ComponentProps<typeof Headline>['copy']
  /** A line above the headline. */
  above?: string
  /** Below the silk, over the full width. */
  below?: ReactNode
  children: ReactNode
}

/** A page with a large headline that reaches from the paper onto the silk, and below it a form. */
export function SilkPage({ silk, headline, above, below, children }: Props) {
  return (
    <main id="main" className="silk-page">
      <NewsletterStyles />
      <div className="confirm">
        <div className="silk">
          <SilkStill {...silk} sizes="50vw" />
        </div>
        <div className="wrap">
          {above && <p className="muted">{above}</p>}
          <Headline as="h1" size="h1" copy={headline} />
          <div className="confirm-side">{children}</div>
        </div>
      </div>
      {below}
    </main>
  )
}
