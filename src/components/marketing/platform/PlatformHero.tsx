import type { PageCopy } from '@/contracts/content'
import { phoneQuery } from '../../theme/tokens'
import { Headline } from '../../layout/Headline'
import { LongText } from '../../layout/LongText'
import { MediaPicture } from '../../layout/MediaPicture'
import { StoreBadges } from './StoreBadges'

type PlatformHeroProps = {
  copy: PageCopy<'platform'>['hero']
  badges: PageCopy<'platform'>['badges']
}

/** "Introducing the platform": the phone over the silk, and the two badges. */
export function PlatformHero({ copy, badges }: PlatformHeroProps) {
  return (
    <section className="wrap grid12 platform-hero">
      <div className="platform-hero-copy">
        <p className="stamp">{copy.stamp}</p>
        <Headline as="h1" size="h1" copy={copy.heading} />
        <LongText className="lead" text={copy.intro} />
        <h2 className="caption">{badges.heading}</h2>
        <StoreBadges copy={badges} />
      </div>
      <div className="platform-hero-picture">
        <div className="silk">
          <MediaPicture file={copy.backdrop} alt="" sizes={`${phoneQuery} 100vw, 42vw`} isFirst isSoft />
        </div>
        <MediaPicture className="platform-phone" file={copy.phone} sizes={`${phoneQuery} 72vw, 372px`} />
      </div>
    </section>
  )
}
