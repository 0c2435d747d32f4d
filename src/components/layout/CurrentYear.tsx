'use client'

import { useBrowserValue } from '../ui/useBrowserValue'

/** The current year: the one the page was rendered in, until the browser knows better. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useBrowserValue(() => new Date().getFullYear(), rendered)
}
