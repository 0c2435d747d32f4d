import type {
  Config,
  DirectoryListing as StoredDirectoryListing,
  Media,
  Privacy,
  SampleCartItem as StoredSampleCartItem,
} from '@/payload-types'

import type { OpeningRange } from './openingTimes'

/** A file of the media library as a page shows it: a picture or a film, depending on `mimeType`. */
export type MediaFile = {
  url: string
  mimeType: string
  alt: string
  /** In pixels; 0 for films. */
  width: number
  height: number
  /** The point that stays in view where a picture is cut, in percent from its left and top; the middle if missing. */
  focus?: { x: number; y: number }
  /** Smaller copies of a picture as WebP, narrowest first. */
  sizes: MediaCopy[]
  /** The same copies as AVIF, about half the size. */
  avif: MediaCopy[]
}

export type MediaCopy = { url: string; width: number; height: number }

export type MarketingSlug = Exclude<
  keyof Config['globals'],
  'selling' | 'welcome-letter' | 'audience' | `payload-${string}`
>

/**
 * A global's copy as pages read it: uploads are resolved (null or [] when there are none), and Payload's own
 * fields are removed.
 */
export type PageCopy<S extends MarketingSlug> = Shown<
  Omit<
    Config['globals'][S],
    'id' | '_status' | 'updatedAt' | 'createdAt' | 'globalType' | 'revision' | 'changedBy' | 'writtenBy'
  >
>

type Shown<T> = T extends { root: unknown }
  ? T
  : T extends (infer Row)[]
    ? Shown<Row>[]
    : T extends object
      ? { [K in keyof T as IsPart<T[K]> extends true ? K : never]-?: ShownPart<NonNullable<T[K]>> } & {
          [K in keyof T as IsPart<T[K]> extends true ? never : K]: T[K]
        }
      : T

/** Whether a value is an upload, group, list or long text, which pages always get; plain texts may be missing. */
type IsPart<T> = Extract<T, object> extends never ? false : true

type ShownPart<T> = [Extract<T, Media>] extends [never]
  ? [Extract<T, (string | Media)[]>] extends [never]
    ? Shown<T>
    : MediaFile[]
  : MediaFile | null

/** A long text as the console’s editor stores it (Lexical). */
export type RichText = Privacy['intro']

/** A place in the public directory. */
export type Listing = Pick<
  StoredDirectoryListing,
  'id' | 'name' | 'category' | 'description' | 'location'
> & {
  /** The last part of the address of its page. */
  slug: string
  /** By day; null where only `hours` says when it is open. */
  openingHours: OpeningRange[] | null
  phone: string | null
  website: string | null
  hours: string | null
  rating: number | null
  image: MediaFile | null
  featured: boolean
}

/** An item in a new visitor's cart; the price is in minor units. */
export type CartSample = Pick<
  StoredSampleCartItem,
  'id' | 'productId' | 'title' | 'price' | 'quantity' | 'currency'
> & {
  detail: string | null
  image: MediaFile | null
}
