'use client'

import { Skeleton } from './Skeleton'
import { formatDay } from './formatDay'
import { useBrowserValue } from './useBrowserValue'

/**
 * A day in the reader's time zone, for data that the server renders; a placeholder of the same size until
 * hydration.
 */
export function LocalDay({ iso }: { iso: string }) {
  const day = useBrowserValue(() => formatDay(iso), null)
  return day ?? <Skeleton width="5.75em" height="1em" />
}
