import type { PageCopy } from '@/contracts/content'
import { Masthead } from '../../layout/Masthead'
import { LongText } from '../../layout/LongText'
import { VisitsSection } from './VisitsSection'
import { styleSheet } from '../../theme/styleSheet'
import { onPhone } from '../../theme/tokens'

/** The privacy page: sections with the heading on the left and the text on the right; the last one is the site's. */
export function PrivacyPage({ copy, isCounting }: { copy: PageCopy<'privacy'>; isCounting: boolean }) {
  return (
    <main id="main" className="wrap privacy">
      <PrivacyStyles />
      <Masthead copy={copy} />
      {copy.sections?.map(({ id, heading, text }) => (
        <section key={id ?? heading} className="grid12 privacy-section">
          <h2 className="display h3">{heading}</h2>
          <LongText text={text} />
        </section>
      ))}
      <VisitsSection isCounting={isCounting} />
    </main>
  )
}

const PrivacyStyles = styleSheet('privacy')`
.privacy{padding-bottom:var(--s-10)}
.privacy-section{padding-block:clamp(1.75rem,3vw,3rem);border-top:1px solid var(--line);
  & > h2{grid-column:1/6}
  & > .prose{grid-column:6/12}
}
.masthead + .privacy-section{border-color:var(--ink)}
${onPhone}{.privacy-section{row-gap:1rem;& > h2,& > .prose{grid-column:1/-1}}}
`
