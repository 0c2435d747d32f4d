'use client'

import type { ReactNode, RefCallback } from 'react'
import { Button } from '../ui/Button'
import { ListFoot } from './ListFoot'
import { useRowFocus } from './useRowFocus'
import { useUrlText } from './useScreenSearch'

/** The most rows a list shows at first, and adds with each press (docs/behaviour.md, 2.12). */
export const ROWS_AT_ONCE = 100

type ShownRows<TRow> = {
  shown: readonly TRow[]
  /** The count and the button below the list; null when all rows are shown. */
  more: ReactNode
  /** For the element whose children are the rows. */
  listRef: RefCallback<HTMLElement>
}

/**
 * The first rows of a long list, and a button for the next ones, which focuses the first of them. How many are shown
 * is kept in the address, so that Back and reload find the same place. `name` tells the lists of a screen apart.
 */
export function useShownRows<TRow>(name: string, rows: readonly TRow[]): ShownRows<TRow> {
  const [asked, setAsked] = useUrlText(`${name}-rows`)
  const wanted = Math.max(ROWS_AT_ONCE, Math.floor(Number(asked)) || 0)
  const shown = rows.slice(0, wanted)
  const { listRef, awaitRow } = useRowFocus(shown.length)
  const left = rows.length - shown.length
  const more = left > 0 && (
    <ListFoot>
      <span aria-live="polite">{`${shown.length} of ${rows.length} shown`}</span>
      <Button
        variant="line"
        size="small"
        onPress={() => {
          awaitRow()
          setAsked(String(wanted + ROWS_AT_ONCE))
        }}
      >
        {`Show ${Math.min(ROWS_AT_ONCE, left)} more`}
      </Button>
    </ListFoot>
  )
  return { shown, more: more || null, listRef }
}
