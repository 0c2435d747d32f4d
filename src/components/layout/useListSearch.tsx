'use client'

import type { ReactNode } from 'react'
import { SearchField } from '../ui/SearchField'
import { NothingFound } from './NothingFound'
import { matchesWords } from './matchesWords'
import { useUrlSearchText } from './useScreenSearch'

/** Lists with at least this many rows get a search field. */
export const SEARCHED_FROM = 20

/**
 * A search over the rows of a screen, kept in the address as `q`. The field is null while there are few rows;
 * `nothing` replaces the list when no row contains all the words.
 */
export function useListSearch<TRow>(
  name: string,
  rows: readonly TRow[],
  textsOf: (row: TRow) => (string | null)[],
) {
  const [words, setWords] = useUrlSearchText()
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
    isSearching && found.length === 0 ? <NothingFound name={name} onShowAll={() => setWords('')} /> : null
  return { found, search, nothing }
}
