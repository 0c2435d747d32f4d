'use client'

import { useBrowserValue } from '@/components/ui/useBrowserValue'
import type { PageTile } from '@/contracts/editing'
import { scheduleWords, timeOf } from '../editing/words'

/** On the tile of a page: its state, and who changed it last and when, in the reader's time zone. */
export function TileState({ state }: { state: PageTile }) {
  const words = useBrowserValue(() => wordsOf(state), '')
  return (
    <span className="console-tile-state" data-waits={state.hasChanges || undefined}>
      {words}
    </span>
  )
}

function wordsOf({ liveSince, hasChanges, goesLive, timeZone, changedBy, changedAt }: PageTile): string {
  const isShipped = !liveSince && !hasChanges
  const live = hasChanges ? 'Changes not yet live' : 'Live'
  const who = changedBy ? `${changedBy}, ` : ''
  const when = changedAt ? `${who}${timeOf(changedAt)}` : ''
  return [isShipped ? 'As shipped' : live, when, goesLive && scheduleWords({ goesLive, timeZone })]
    .filter(Boolean)
    .join(' · ')
}
