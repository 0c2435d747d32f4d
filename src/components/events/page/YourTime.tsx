'use client'

import { useBrowserValue } from '../../ui/useBrowserValue'
import { ownTimeZone } from '../../ui/timeZones'
import { longEventDay, showSameTime, timeWithZone } from '../eventTime'

type Props = { iso: string; timeZone: string }

/** The event's time by the reader's clock, where that differs; nothing before the browser has said so. */
export function YourTime({ iso, timeZone }: Props) {
  const own = useBrowserValue<string | null, null>(ownTimeZone, null)
  if (!own || showSameTime(iso, own, timeZone)) return null
  const isSameDay = longEventDay(iso, own) === longEventDay(iso, timeZone)
  const time = timeWithZone(iso, own)
  return <small>{`${isSameDay ? time : `${longEventDay(iso, own)}, ${time}`} where you are`}</small>
}
