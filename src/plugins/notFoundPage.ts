import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

/**
 * Answers 404 with this page. Next's notFound() would leave the HTML empty and draw the page with script; it is called
 * only where the server in front of Next is not there, as in development.
 */
export function notFoundPage(page: ReactNode): ReactNode {
  if (!globalThis.siteDoors?.setStatus?.(404)) notFound()
  return page
}
