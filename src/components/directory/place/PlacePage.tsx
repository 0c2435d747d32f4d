import type { Listing, PageCopy } from '@/contracts/content'
import { placePath } from '@/contracts/directory'
import type { PlacePage as Found } from '@/contracts/place'
import { askInChatHref } from '@/contracts/screens'
import { Headline } from '../../layout/Headline'
import { JsonLd } from '../../layout/JsonLd'
import { MapLink } from '../../layout/MapLink'
import { MediaPicture } from '../../layout/MediaPicture'
import { phoneQuery } from '../../theme/tokens'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { daysText, weekRows } from '../openingText'
import { describePlace } from './describePlace'
import { OpenNow } from './OpenNow'
import { PlaceStyles } from './PlaceStyles'

type Copy = PageCopy<'directory'>['place']

type Props = Found & {
  copy: Copy
  /** Of the opening hours. */
  timeZone: string
  siteUrl: string
}

/** The page of a place: name across its picture, the map, hours, and what it offers creators. */
export function PlacePage({ copy, place, others, supportEmail, timeZone, siteUrl }: Props) {
  return (
    <main id="main" className="place">
      <PlaceStyles />
      <Head place={place} />
      <div className="wrap">
        <div className="grid12 place-facts">
          <section>
            <h2 className="caption">Address</h2>
            <p className="place-line">{place.location}, Florida</p>
            {place.phone && (
              <p>
                <a className="text-link" href={`tel:${place.phone.replace(/[^\d+]/g, '')}`}>
                  {place.phone}
                </a>
              </p>
            )}
          </section>
          <Hours place={place} timeZone={timeZone} />
          {place.seeksCreators && (
            <section>
              <h2 className="caption">Looks for creators</h2>
              <p className="place-line">{place.pitch ?? 'It would like to work with creators.'}</p>
              <p>
                <Link className="text-link" href={askInChatHref(`${place.name}: working together`)}>
                  Ask us about {place.name}
                </Link>
              </p>
            </section>
          )}
        </div>
      </div>
      <Owner copy={copy} name={place.name} supportEmail={supportEmail} />
      {others.length > 0 && <Others heading={copy.othersHeading} places={others} />}
      <JsonLd item={describePlace(place, siteUrl)} />
    </main>
  )
}

/** Longer names do not fit across a picture. */
const LINE_MAX = 12

function Head({ place }: { place: Found['place'] }) {
  const { name, category, description, location, website, image } = place
  const [first = name, ...rest] = name.split(' ')
  const second = rest.join(' ')
  const isAcross = image !== null && second !== '' && first.length <= LINE_MAX && second.length <= LINE_MAX
  const words = (
    <>
      <span>{first}</span> <i>{second}</i>
    </>
  )
  return (
    <div className="place-head" data-across={isAcross || undefined} data-bare={image ? undefined : true}>
      {image && (
        <div className="place-picture">
          <MediaPicture file={image} sizes={`${phoneQuery} 100vw, 67vw`} isFirst />
          {isAcross && (
            <p className="display place-name" aria-hidden="true">
              {words}
            </p>
          )}
        </div>
      )}
      <p className="caption place-category">{category}</p>
      <h1 className="display place-name">{words}</h1>
      <div className="place-words">
        <p className="lead">{description}</p>
        <p>
          <MapLink className="button button-primary" place={`${name}, ${location}, Florida`}>
            <Icon name="pin" />
          </MapLink>
          {website && (
            <a className="text-link" href={website} rel="nofollow ugc noopener">
              Website
              <Icon name="up" />
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

function Hours({ place: { hours, openingHours }, timeZone }: { place: Listing; timeZone: string }) {
  if (!hours && !openingHours) return null
  return (
    <section>
      <h2 className="caption">Hours</h2>
      {openingHours && <OpenNow hours={openingHours} timeZone={timeZone} />}
      {hours && <p className={openingHours ? 'muted' : 'place-line'}>{hours}</p>}
      {openingHours && (
        <dl className="place-hours">
          {weekRows(openingHours).map(({ days, text }) => (
            <div key={days.join()}>
              <dt>{daysText(days)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Businesses have no accounts here and send a mail, creators a message; an admin says whose place it is. */
function Owner({ copy, name, supportEmail }: { copy: Copy; name: string; supportEmail: string | null }) {
  const subject = `${name}: this place is ours`
  return (
    <section className="place-owner" aria-labelledby="owner">
      <div className="wrap grid12">
        <Headline id="owner" size="h2" copy={copy.ownerHeading} />
        <div>
          <p>{copy.ownerText}</p>
          {supportEmail && (
            <a
              className="button button-ink"
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
            >
              Write to us
            </a>
          )}
          <Link className={supportEmail ? 'text-link' : 'button button-ink'} href={askInChatHref(subject)}>
            {supportEmail ? 'With an account here, in the chat' : 'Write to us'}
          </Link>
        </div>
      </div>
    </section>
  )
}

function Others({ heading, places }: { heading: Copy['othersHeading']; places: Listing[] }) {
  return (
    <section className="wrap place-others" aria-labelledby="others">
      <Headline id="others" size="h2" copy={heading} />
      <ul className="grid12">
        {places.map(({ id, slug, name, category, location, image }) => (
          <li key={id}>
            <Link href={placePath(slug)}>
              <span className="place-thumb">
                <MediaPicture file={image} alt="" sizes={`${phoneQuery} 100vw, 40vw`} />
              </span>
              <span className="caption">{category}</span>
              <b className="display h3">{name}</b>
              <small>{location}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
