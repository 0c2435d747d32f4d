'use client'

import { monthDayClock } from '../../ui/dateFormats'
import { useBrowserValue } from '../../ui/useBrowserValue'

/** A date and time in the reader's time zone: "Nov 18, 9:41 AM"; the UTC day before hydration. */
export function LocalTime({ iso }: { iso: string }) {
  const text = useBrowserValue(() => monthDayClock(new Date(iso)), iso.slice(0, 10))
  return <time dateTime={iso}>{text}</time>
}
