import type { RichText } from '@/contracts/content'
import { Headline } from './Headline'
import { LongText } from './LongText'

type MastheadProps = {
  copy: { heading: { start: string; end?: string | null }; stamp?: string; intro: RichText }
}

/** The head of a public page: headline, stamp and introduction. */
export function Masthead({ copy }: MastheadProps) {
  return (
    <div className="grid12 masthead">
      <Headline as="h1" size="h1" copy={copy.heading} />
      <div className="masthead-aside">
        {copy.stamp && <p className="stamp">{copy.stamp}</p>}
        <LongText className="muted" text={copy.intro} />
      </div>
    </div>
  )
}
