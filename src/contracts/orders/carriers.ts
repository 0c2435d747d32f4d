import * as v from 'valibot'
import { httpUrl, optional, text } from '../core/wire'

type Carrier = {
  name: string
  /** Of the number without spaces and dashes, in capitals. */
  shape: RegExp
  /** The shape for somebody who mistyped it. */
  shapeInWords: string
  /** Where a parcel is followed, without its number. */
  page: string
}

/** Two letters, nine digits and the country: the number of a parcel between postal services. */
const postal = (country: string) => `[A-Z]{2}\\d{9}${country}`
const shaped = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`)

/** The carriers whose numbers and pages are known (docs/behaviour.md, 12.9). */
export const CARRIERS: readonly Carrier[] = [
  {
    name: 'USPS',
    shape: shaped('\\d{20,22}', '\\d{26}', '\\d{30}', '\\d{34}', postal('US')),
    shapeInWords: '20 to 22 digits, or like EA123456789US',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  {
    name: 'UPS',
    shape: shaped('1Z[0-9A-Z]{16}', 'T\\d{10}', '\\d{9}', '\\d{12}', '\\d{26}'),
    shapeInWords: '1Z and 16 letters or digits',
    page: 'https://www.ups.com/track?tracknum=',
  },
  {
    name: 'FedEx',
    shape: shaped('\\d{12}', '\\d{15}', '\\d{20}', '\\d{22}'),
    shapeInWords: '12, 15, 20 or 22 digits',
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    name: 'DHL',
    shape: shaped(
      '\\d{10,12}',
      '\\d{14}',
      '\\d{20}',
      'J[DJV]{1,3}\\d{10,22}',
      'GM\\d{16,20}',
      postal('[A-Z]{2}'),
    ),
    shapeInWords: '10 to 12 digits, or like JJD000390007654321098',
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  },
  {
    name: 'Royal Mail',
    shape: shaped(postal('GB'), '\\d{16}', '[0-9A-F]{8}[0-9A-Z]{13}'),
    shapeInWords: 'like AB123456789GB, or 16 digits',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  },
  {
    name: 'Canada Post',
    shape: shaped('\\d{16}', postal('CA')),
    shapeInWords: '16 digits, or like AB123456789CA',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  {
    name: 'La Poste',
    shape: shaped('\\d[A-Z]\\d{11}', '\\d{11,15}', postal('FR')),
    shapeInWords: 'like 6A12345678901, or 11 to 15 digits',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  },
  {
    name: 'Correos',
    shape: shaped(postal('ES'), 'P[A-Z0-9]{22}', '\\d{23}'),
    shapeInWords: 'like PQ123456789ES, or 23 letters and digits',
    page: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
  },
]

type Tracking = { carrier: string | null; trackingNumber: string | null; trackingUrl: string | null }

/** A carrier by its name, however it is written; undefined for one that is not known. */
export function knownCarrier(name: string | null | undefined): Carrier | undefined {
  return CARRIERS.find((each) => each.name.toLowerCase() === name?.toLowerCase())
}

/** Who carries a parcel, and its number; of a known carrier without spaces and dashes, so that its page finds it. */
export const parcelFields = {
  carrier: optional(text(undefined, 100)),
  trackingNumber: optional(text(undefined, 100)),
  trackingUrl: optional(httpUrl()),
}

/** "USPS numbers are 20 to 22 digits, or like EA123456789US." Null if the number has the shape of its carrier's. */
export function faultOfNumber({
  carrier,
  trackingNumber,
}: Pick<Tracking, 'carrier' | 'trackingNumber'>): string | null {
  const known = knownCarrier(carrier)
  if (!known || !trackingNumber || known.shape.test(compact(trackingNumber))) return null
  return `${known.name} numbers are ${known.shapeInWords}.`
}

/** Refuses a number that its carrier does not have. */
export function numberFits<T extends Tracking>() {
  return v.check<T, (issue: v.CheckIssue<T>) => string>(
    (parcel) => faultOfNumber(parcel) === null,
    ({ input }) => faultOfNumber(input) ?? '',
  )
}

/** A parcel as it is stored: a known carrier in its own spelling, its number in one piece and no address. */
export function storedTracking({ carrier, trackingNumber, trackingUrl }: Tracking): Tracking {
  const known = knownCarrier(carrier)
  if (!known) return { carrier, trackingNumber, trackingUrl }
  return {
    carrier: known.name,
    trackingNumber: trackingNumber && compact(trackingNumber),
    // Without a number the address is all there is.
    trackingUrl: trackingNumber ? null : trackingUrl,
  }
}

/** Where a parcel is followed: at its carrier, by its number, or at the address that was given. */
export function trackingPage({ carrier, trackingNumber, trackingUrl }: Tracking): string | null {
  if (trackingUrl) return trackingUrl
  const known = knownCarrier(carrier)
  // A number that was stored before shapes were checked may be any text.
  if (!known || !trackingNumber || faultOfNumber({ carrier, trackingNumber })) return null
  return `${known.page}${compact(trackingNumber)}`
}

/** A stored parcel as it is shown: with the page where it is followed. */
export function shownTracking({
  carrier = null,
  trackingNumber = null,
  trackingUrl = null,
}: Partial<Tracking>): Tracking {
  return { carrier, trackingNumber, trackingUrl: trackingPage({ carrier, trackingNumber, trackingUrl }) }
}

/** Whether a parcel is stored like this already. */
export function isSameTracking(stored: Partial<Tracking>, tracking: Tracking): boolean {
  return (['carrier', 'trackingNumber', 'trackingUrl'] as const).every(
    (field) => (stored[field] ?? null) === tracking[field],
  )
}

function compact(number: string): string {
  return number.replace(/[\s-]/g, '').toUpperCase()
}
