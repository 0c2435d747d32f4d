import type { PageCopy } from '@/contracts/content'
import { phoneQuery } from '../../theme/tokens'
import { Headline } from '../../layout/Headline'
import { MediaPicture } from '../../layout/MediaPicture'

/** Exclusive events: a glass-coloured band, a picture and rows. */
export function EventsChapter({ copy }: { copy: PageCopy<'platform'>['events'] }) {
  return (
    <section className="band-glass">
      <div className="wrap grid12 chapter events">
        <span className="chapter-number" aria-hidden="true">
          2
        </span>
        <figure>
          <MediaPicture file={copy.picture} alt="" sizes={`${phoneQuery} 100vw, 42vw`} />
        </figure>
        <div className="events-copy">
          <Headline size="h2" copy={copy.heading} />
          <dl>
            {copy.items?.map(({ id, title, text }) => (
              <div key={id ?? title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
