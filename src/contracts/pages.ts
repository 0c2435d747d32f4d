/** Every public page that is prerendered from stored content. */
export const PUBLIC_PAGES = [
  '/',
  '/platform',
  '/directory',
  '/shop',
  '/join-team',
  '/cart',
  '/checkout',
  '/order',
  '/verify',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/privacy',
] as const

export type PublicPage = (typeof PUBLIC_PAGES)[number]

/** The public page with this path, or the landing page. */
export function publicPage(path: string | null): PublicPage {
  return PUBLIC_PAGES.find((page) => page === path) ?? '/'
}

/** Stands for every page, including future ones. */
export const EVERY_PAGE = 'every page'

/** The route of product pages; each page is rendered when it is first requested. */
export const PRODUCT_PAGE = '/shop/[slug]'
/** The same for the pages of the directory's places. */
export const PLACE_PAGE = '/directory/[slug]'

/** The route of public events' pages, likewise. */
export const EVENT_PAGE = '/events/[slug]'

/** Pages that show documents of a collection; with `fields`, only these, of documents that others refer to. */
export type Showing = { readonly pages: readonly string[]; readonly fields?: readonly string[] }

/**
 * The pages, and the cached answers of calls, that show the documents of a collection; `globals` is the collection of
 * all globals. A user's document changes with each of their records, so only a change of what pages show of it counts.
 */
export const PAGES_SHOWING = {
  globals: { pages: [EVERY_PAGE] },
  media: { pages: [EVERY_PAGE] },
  products: { pages: ['/shop', PRODUCT_PAGE, '/cart', '/api/products', '/sitemap.xml'] },
  // Any page's words can count the places.
  'directory-listings': { pages: [...PUBLIC_PAGES, PLACE_PAGE, '/sitemap.xml'] },
  'sample-cart-items': { pages: ['/cart', '/checkout', '/shop', PRODUCT_PAGE] },
  events: { pages: ['/events', EVENT_PAGE, '/platform', '/sitemap.xml'] },
  // Whether the last places are held or taken; new and deleted ones change the event.
  'event-registrations': { pages: [EVENT_PAGE], fields: ['heldUntil'] },
  users: { pages: [PRODUCT_PAGE, '/events', EVENT_PAGE], fields: ['username', 'firstName', 'lastName'] },
  'seller-settings': { pages: [PRODUCT_PAGE, '/cart'] },
  'product-files': { pages: [PRODUCT_PAGE], fields: ['name', 'filesize'] },
} satisfies Record<string, Showing>

/** A position in the change stream. */
export type StreamPosition = {
  token: unknown
  /** The stage of the change stream that finds what pages may show: collections and, of some, fields. */
  match: Record<string, unknown>
  /** The collection that holds all globals, and those of them that pages show. */
  globals: { collection: string; shown: string[] }
}

/** Keeps the position in the change stream over a restart (src/server/storedAnswers.ts). */
export type StreamPositionStore = {
  /** The position up to which answers kept over a restart are valid; undefined when there are none. */
  resumePoint: () => StreamPosition | undefined
  /** Records the position; undefined while changes may have been missed. */
  setResumePoint: (place: StreamPosition | undefined) => void
}
