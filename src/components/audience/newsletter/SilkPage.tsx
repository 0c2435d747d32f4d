import type { ComponentProps, ReactNode } from 'react'
import type { PageCopy } from '@/contracts/content'
import { Headline } from '../../layout/Headline'
import { SilkStill } from '../../layout/SilkStill'
import { NewsletterStyles } from './NewsletterStyles'

type Props = {
  film: PageCopy<'landing'>['film']
  headline: ComponentProps<typeof Headline>['copy']
  /** A line above the headline. */
  above?: string
  children: ReactNode
}

/** A page with a large headline that reaches from the paper onto the silk, and below it a form. */
export function SilkPage({ film, headline, above, children }: Props) {
  return (
    <main id="main" className="confirm">
      <NewsletterStyles />
      <div className="silk">
        <SilkStill
          wide={film.landscapePoster}
          upright={film.portraitPoster ?? film.landscapePoster}
          sizes="50vw"
        />
      </div>
      <div className="wrap">
        {above && <p className="muted">{above}</p>}
        <Headline as="h1" size="h1" copy={headline} />
        <div className="confirm-side">{children}</div>
      </div>
    </main>
  )
}
