'use client'

import { useBrowserValue } from '../ui/useBrowserValue'

/** The current year: the year of rendering until the page is hydrated. */
export function CurrentYear({ rendered }: { rendered: number }) {
  return useBrowserValue(() => new Date().getFullYear(), rendered)
}
