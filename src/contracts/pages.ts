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

/** The page of a product; of its pages one is made when it is first asked for. */
export const PRODUCT_PAGE = '/shop/[slug]'

/**
 * The pages, and the kept answers of calls, that show the documents of a collection; `globals` is the collection of
 * all globals.
 */
export const PAGES_SHOWING = {
  globals: [EVERY_PAGE],
  media: [EVERY_PAGE],
  products: ['/shop', PRODUCT_PAGE, '/cart', '/api/products', '/sitemap.xml'],
  'directory-listings': ['/directory'],
  'sample-cart-items': ['/cart', '/checkout', '/shop', PRODUCT_PAGE],
} satisfies Record<string, readonly string[]>

/** A place in the stream of changes. */
export type Followed = {
  token: unknown
  /** Those whose documents pages show. */
  collections: string[]
  /** Which of them holds all globals, and the globals that pages show. */
  globals: { collection: string; shown: string[] }
}

/** Where it is noted until where changes were followed (scripts/lib/storedAnswers.mjs). */
export type FollowedNote = {
  /** Where the answers that were kept over a restart are right from on; undefined where there are none. */
  rightFrom: () => Followed | undefined
  /** Undefined while some changes may be missed. */
  followedTo: (place: Followed | undefined) => void
}
