'use client'

import { monthDay, monthDayClock } from '../../ui/dateFormats'
import { useBrowserValue } from '../../ui/useBrowserValue'

/** A date and time in the reader's time zone: "Nov 18, 9:41 AM", or its day; the UTC day before hydration. */
export function LocalTime({ iso, isDay = false }: { iso: string; isDay?: boolean }) {
  const format = isDay ? monthDay : monthDayClock
  const text = useBrowserValue(() => format(new Date(iso)), iso.slice(0, 10))
  return <time dateTime={iso}>{text}</time>
}
