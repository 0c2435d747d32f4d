/** Every public page that is prerendered from stored content. */
export const PUBLIC_PAGES = [
  '/',
  '/platform',
  '/directory',
  '/shop',
  '/join-team',
  '/cart',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/privacy',
] as const

export type PublicPage = (typeof PUBLIC_PAGES)[number]

/** The public page that a text names, or the landing page. */
export function publicPage(path: string | null): PublicPage {
  return PUBLIC_PAGES.find((page) => page === path) ?? '/'
}

/** Stands for every page, those of a later day included. */
export const EVERY_PAGE = 'every page'

/** Which pages show the documents of a stored collection; `globals` is where all globals are stored. */
export const PAGES_SHOWING = {
  globals: [EVERY_PAGE],
  media: [EVERY_PAGE],
  products: ['/shop', '/cart'],
  'directory-listings': ['/directory'],
  'sample-cart-items': ['/cart', '/shop'],
} satisfies Record<string, readonly string[]>
