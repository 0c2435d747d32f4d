import type { PageCopy } from '@/contracts/content'
import { phoneQuery } from '../../theme/tokens'
import { Headline } from '../../layout/Headline'
import { LongText } from '../../layout/LongText'
import { MediaPicture } from '../../layout/MediaPicture'

/** Places: a list like a table of contents beside a tall picture. */
export function PlacesChapter({ copy }: { copy: PageCopy<'platform'>['places'] }) {
  return (
    <section className="wrap grid12 chapter places">
      <span className="chapter-number" aria-hidden="true">
        1
      </span>
      <div className="places-copy">
        <Headline size="h2" copy={copy.heading} />
        <LongText className="lead" text={copy.intro} />
        <ul>
          {copy.items?.map(({ id, text }) => (
            <li key={id ?? text}>{text}</li>
          ))}
        </ul>
      </div>
      <figure>
        <MediaPicture file={copy.picture} alt="" sizes={`${phoneQuery} 100vw, 33vw`} />
      </figure>
    </section>
  )
}
