'use client'

/** In place of Payload's button: a page is never taken off the site (docs/behaviour.md, 9.6). */
export function NoUnpublish() {
  return null
}
