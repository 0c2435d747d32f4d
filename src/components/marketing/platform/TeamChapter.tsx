import type { PageCopy } from '@/contracts/content'
import { CopyLink } from '../../layout/CopyLink'
import { Headline } from '../../layout/Headline'
import { LongText } from '../../layout/LongText'
import { Icon } from '../../ui/Icon'

/** The invitation to join the team: one line and one button. */
export function TeamChapter({ copy }: { copy: PageCopy<'platform'>['team'] }) {
  return (
    <section className="wrap grid12 chapter chapter-ruled">
      <span className="chapter-number" aria-hidden="true">
        5
      </span>
      <Headline size="h2" copy={copy.heading} className="chapter-main" />
      <div className="chapter-aside">
        <LongText className="muted" text={copy.intro} />
        <CopyLink className="button button-line" url={copy.button.url}>
          {copy.button.label}
          <Icon name="right" />
        </CopyLink>
      </div>
    </section>
  )
}
