import { NewsLine } from '../../audience/newsletter/NewsLine'
import type { PageCopy } from '@/contracts/content'
import { EVENTS_PATH } from '@/contracts/eventPage'
import { PlatformStyles } from './PlatformStyles'
import { Headline } from '../../layout/Headline'
import { CopyLink } from '../../layout/CopyLink'
import { LongText } from '../../layout/LongText'
import { Icon } from '../../ui/Icon'
import { phoneQuery } from '../../theme/tokens'
import { MediaPicture } from '../../layout/MediaPicture'
import { Link } from '../../ui/Link'
import type { IconName } from '../../ui/icons'

type PlatformPageProps = {
  copy: PageCopy<'platform'>
  /** Whether there are public events to come. */
  hasEvents: boolean
}

/** The platform page, in the order of docs/behaviour.md, 3.3, without the sections that an editor left out. */
export function PlatformPage({ copy, hasEvents }: PlatformPageProps) {
  return (
    <main id="main">
      <PlatformStyles />
      <PlatformHero copy={copy.hero} badges={copy.badges} />
      {!copy.places.isLeftOut && <PlacesChapter copy={copy.places} />}
      {!copy.events.isLeftOut && <EventsChapter copy={copy.events} hasEvents={hasEvents} />}
      {!copy.boutique.isLeftOut && <BoutiqueChapter copy={copy.boutique} />}
      {!copy.podcast.isLeftOut && <PodcastChapter copy={copy.podcast} />}
      {!copy.team.isLeftOut && <TeamChapter copy={copy.team} />}
      {!copy.protocol.isLeftOut && <ProtocolBand copy={copy.protocol} />}
      {!copy.download.isLeftOut && (
        <section className="wrap grid12 chapter">
          <Headline size="h1" copy={copy.download.heading} className="chapter-main" />
          <div className="chapter-aside">
            <StoreBadges copy={copy.badges} />
          </div>
        </section>
      )}
      <div className="wrap">
        <NewsLine />
      </div>
    </main>
  )
}

/** The invitation to join the team: one line and one button. */
function TeamChapter({ copy }: { copy: PageCopy<'platform'>['team'] }) {
  return (
    <section className="wrap grid12 chapter chapter-ruled">
      <span className="chapter-number" aria-hidden="true" />
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

/** The open protocol: the number at 30 % of the window's width, and three benefits. */
function ProtocolBand({ copy }: { copy: PageCopy<'platform'>['protocol'] }) {
  return (
    <section className="band protocol">
      <div className="wrap">
        <h2>
          <span className="display protocol-number">{copy.number}</span>{' '}
          <span className="display h2">
            {copy.heading.start} {copy.heading.end && <i>{copy.heading.end}</i>}
          </span>
        </h2>
        <LongText text={copy.intro} />
        <ul className="protocol-benefits">
          {copy.benefits?.map(({ id, title, text }) => (
            <li key={id ?? title}>
              <h3 className="display h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Places: a list like a table of contents beside a tall picture. */
function PlacesChapter({ copy }: { copy: PageCopy<'platform'>['places'] }) {
  return (
    <section className="wrap grid12 chapter places">
      <span className="chapter-number" aria-hidden="true" />
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
        <MediaPicture file={copy.picture} sizes={`${phoneQuery} 100vw, 33vw`} />
      </figure>
    </section>
  )
}

/** Heights of the drawn waveform, in percent; it peaks twice. */
const WAVE = [
  18, 34, 52, 30, 72, 94, 60, 40, 66, 84, 100, 58, 38, 24, 46, 70, 52, 88, 64, 34, 20, 44, 62, 36, 16,
]

/** The podcast: text, and a waveform. */
function PodcastChapter({ copy }: { copy: PageCopy<'platform'>['podcast'] }) {
  return (
    <section className="wrap grid12 chapter chapter-ruled">
      <span className="chapter-number" aria-hidden="true" />
      <div className="chapter-main">
        <Headline size="h2" copy={copy.heading} />
        <LongText className="lead" text={copy.intro} />
      </div>
      <div className="chapter-aside wave" aria-hidden="true">
        {WAVE.map((height, index) => (
          <i key={index} style={{ height: `${height}%` }} />
        ))}
      </div>
    </section>
  )
}

type EventsChapterProps = { copy: PageCopy<'platform'>['events']; hasEvents: boolean }

/** Exclusive events: a glass-coloured band, a picture and rows; the way to those that are planned. */
function EventsChapter({ copy, hasEvents }: EventsChapterProps) {
  return (
    <section className="band-glass">
      <div className="wrap grid12 chapter events">
        <span className="chapter-number" aria-hidden="true" />
        <figure>
          <MediaPicture file={copy.picture} sizes={`${phoneQuery} 100vw, 42vw`} />
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
          {hasEvents && (
            <Link className="text-link" href={EVENTS_PATH}>
              See what is on
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}

type PlatformHeroProps = {
  copy: PageCopy<'platform'>['hero']
  badges: PageCopy<'platform'>['badges']
}

/** "Introducing the platform": the phone over the silk, and the two badges. */
function PlatformHero({ copy, badges }: PlatformHeroProps) {
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

/** The e-boutique: two pictures, the second one lower, and the two commerce services. */
function BoutiqueChapter({ copy }: { copy: PageCopy<'platform'>['boutique'] }) {
  return (
    <section className="wrap grid12 chapter boutique">
      <span className="chapter-number" aria-hidden="true" />
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
        <MediaPicture file={copy.picture} sizes={`${phoneQuery} 50vw, 25vw`} />
      </figure>
      <figure>
        <MediaPicture file={copy.secondPicture} sizes={`${phoneQuery} 50vw, 25vw`} />
      </figure>
    </section>
  )
}

/** The two stores' badges: pictures without links, because the app is not out yet (docs/behaviour.md, 3.3). */
function StoreBadges({ copy }: { copy: PageCopy<'platform'>['badges'] }) {
  return (
    <ul className="store-badges">
      <Badge icon="bot" hint={copy.hint} store={copy.android} />
      <Badge icon="apple" hint={copy.hint} store={copy.apple} />
    </ul>
  )
}

function Badge({ icon, hint, store }: { icon: IconName; hint: string; store: string }) {
  return (
    <li className="store-badge">
      <Icon name={icon} />
      <span>
        <small>{hint}</small> <b>{store}</b>
      </span>
    </li>
  )
}
