import type { PageCopy } from '@/contracts/content'
import { Masthead } from '../../layout/Masthead'
import { LongText } from '../../layout/LongText'
import { PrivacyStyles } from './PrivacyStyles'

/** The privacy page: sections with the heading on the left and the text on the right. */
export function PrivacyPage({ copy }: { copy: PageCopy<'privacy'> }) {
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
    </main>
  )
}
