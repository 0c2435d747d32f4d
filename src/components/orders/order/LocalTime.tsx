'use client'

import { format } from 'date-fns/format'
import { useBrowserValue } from '../../ui/useBrowserValue'

/** A moment in the reader's time zone: "Nov 18, 9:41 AM"; its day in UTC until the browser knows. */
export function LocalTime({ iso }: { iso: string }) {
  const text = useBrowserValue(() => format(new Date(iso), 'MMM d, h:mm a'), iso.slice(0, 10))
  return <time dateTime={iso}>{text}</time>
}
