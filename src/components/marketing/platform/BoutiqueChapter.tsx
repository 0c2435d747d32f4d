import type { PageCopy } from '@/contracts/content'
import { Link } from '../../ui/Link'
import { phoneQuery } from '../../theme/tokens'
import { Headline } from '../../layout/Headline'
import { LongText } from '../../layout/LongText'
import { MediaPicture } from '../../layout/MediaPicture'
import { Icon } from '../../ui/Icon'

/** The e-boutique: two pictures, the second one lower, and the two commerce services. */
export function BoutiqueChapter({ copy }: { copy: PageCopy<'platform'>['boutique'] }) {
  return (
    <section className="wrap grid12 chapter boutique">
      <span className="chapter-number" aria-hidden="true">
        3
      </span>
      <div className="boutique-copy">
        <Headline size="h2" copy={copy.heading} />
        <LongText className="lead" text={copy.intro} />
        <ul className="boutique-services">
          {copy.services?.map(({ id, label, icon }) => (
            <li key={id ?? label} className="badge badge-plain">
              <Icon name={icon} size="small" />
              {label}
            </li>
          ))}
        </ul>
        <p>
          <Link className="text-link" href="/shop">
            {copy.linkLabel}
            <Icon name="right" />
          </Link>
        </p>
      </div>
      <figure>
        <MediaPicture file={copy.picture} alt="" sizes={`${phoneQuery} 50vw, 25vw`} />
      </figure>
      <figure>
        <MediaPicture file={copy.secondPicture} alt="" sizes={`${phoneQuery} 50vw, 25vw`} />
      </figure>
    </section>
  )
}
