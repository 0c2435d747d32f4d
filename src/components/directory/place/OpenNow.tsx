'use client'

import { type OpeningRange, isAlwaysOpen, openUntil, weekMoment } from '@/contracts/openingTimes'
import { useBrowserValue } from '../../ui/useBrowserValue'
import { clockText } from '../openingText'

type Props = { hours: OpeningRange[]; timeZone: string }

/** Whether a place is open now, on its own clock; nothing before the browser has said what time it is. */
export function OpenNow({ hours, timeZone }: Props) {
  const until = useBrowserValue<string | null, undefined>(
    () => openUntil(hours, weekMoment(new Date(), timeZone)),
    undefined,
  )
  if (until === undefined) return null
  if (until === null) return <p className="place-closed">Closed now</p>
  return (
    <p className="place-open">{isAlwaysOpen(hours) ? 'Open now' : `Open now, until ${clockText(until)}`}</p>
  )
}
