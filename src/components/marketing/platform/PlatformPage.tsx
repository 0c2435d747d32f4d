import type { PageCopy } from '@/contracts/content'
import { BoutiqueChapter } from './BoutiqueChapter'
import { EventsChapter } from './EventsChapter'
import { PlacesChapter } from './PlacesChapter'
import { PlatformHero } from './PlatformHero'
import { PlatformStyles } from './PlatformStyles'
import { PodcastChapter } from './PodcastChapter'
import { ProtocolBand } from './ProtocolBand'
import { StoreBadges } from './StoreBadges'
import { TeamChapter } from './TeamChapter'
import { Headline } from '../../layout/Headline'

/** The platform page, in the order of docs/behaviour.md, 3.3. */
export function PlatformPage({ copy }: { copy: PageCopy<'platform'> }) {
  return (
    <main id="main">
      <PlatformStyles />
      <PlatformHero copy={copy.hero} badges={copy.badges} />
      <PlacesChapter copy={copy.places} />
      <EventsChapter copy={copy.events} />
      <BoutiqueChapter copy={copy.boutique} />
      <PodcastChapter copy={copy.podcast} />
      <TeamChapter copy={copy.team} />
      <ProtocolBand copy={copy.protocol} />
      <section className="wrap grid12 chapter">
        <Headline size="h1" copy={copy.download.heading} className="chapter-main" />
        <div className="chapter-aside">
          <StoreBadges copy={copy.badges} />
        </div>
      </section>
    </main>
  )
}
