import type { Metadata } from 'next'

/** The metadata of a page whose link is the credential: it must not be indexed or sent as a Referer. */
export function secretLinkMetadata(title: string): Metadata {
  return { title, robots: { index: false }, referrer: 'no-referrer' }
}
