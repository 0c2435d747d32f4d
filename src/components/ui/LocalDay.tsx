'use client'

import { Skeleton } from './Skeleton'
import { formatDay } from './formatDay'
import { useBrowserValue } from './useBrowserValue'

/** A day of data that the server renders, in the reader's time zone; a block of its size until the browser knows that. */
export function LocalDay({ iso }: { iso: string }) {
  const day = useBrowserValue(() => formatDay(iso), null)
  return day ?? <Skeleton width="5.75em" height="1em" />
}
