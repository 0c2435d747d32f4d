'use client'

import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { SearchField } from '../ui/SearchField'
import { matchesWords } from './matchesWords'
import { useUrlText } from './useScreenSearch'
import { useShownRows } from './useShownRows'

/** A list with this many rows is searched rather than read. */
export const SEARCHED_FROM = 20

/**
 * A list that can be long: its first rows, with a search over all of them once there are many. The search is null while
 * there are few; `nothing` stands in place of the list when no row has all the words.
 */
export function useLongList<TRow>(
  name: string,
  rows: readonly TRow[],
  textsOf: (row: TRow) => (string | null)[],
) {
  const [words, setWords] = useUrlText('q')
  const isSearching = words.trim() !== ''
  const found = isSearching ? rows.filter((row) => matchesWords(words, ...textsOf(row))) : rows
  const search: ReactNode =
    rows.length >= SEARCHED_FROM || isSearching ? (
      <>
        <SearchField label={`Search ${name}`} value={words} onChange={setWords} />
        <span
          className="visually-hidden"
          aria-live="polite"
        >{`${found.length} of ${rows.length} ${name}`}</span>
      </>
    ) : null
  const nothing: ReactNode =
    isSearching && found.length === 0 ? (
      <div className="card">
        <EmptyState
          title={`No ${name} found`}
          action={
            <Button size="small" onPress={() => setWords('')}>
              Show all
            </Button>
          }
        >
          Try another word.
        </EmptyState>
      </div>
    ) : null
  return { ...useShownRows(name, found), search, nothing }
}
