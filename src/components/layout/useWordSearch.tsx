'use client'

import type { ReactNode } from 'react'
import { SearchField } from '../ui/SearchField'
import { NothingFound } from './NothingFound'
import { useDebounced } from './useDebounced'
import { SEARCHED_FROM } from './useListSearch'
import { useUrlSearchText } from './useScreenSearch'

type Shown = { name: string; total: number; found: number }

export type WordSearch = {
  /** What is searched for; undefined while the field is empty. */
  q: string | undefined
  /** The field, null while the whole list is short, and what replaces a list in which nothing is found. */
  show: (shown: Shown) => { search: ReactNode; nothing: ReactNode }
}

/** A search that the server does, kept in the address as `q`. */
export function useWordSearch(): WordSearch {
  const [words, setWords] = useUrlSearchText()
  const q = useDebounced(words.trim()) || undefined
  return {
    q,
    show: ({ name, total, found }) => {
      const search =
        total >= SEARCHED_FROM || words ? (
          <>
            <SearchField label={`Search ${name}`} value={words} onChange={setWords} />
            <span className="visually-hidden" aria-live="polite">
              {q ? `${found} ${name} shown` : ''}
            </span>
          </>
        ) : null
      const nothing = q && found === 0 ? <NothingFound name={name} onShowAll={() => setWords('')} /> : null
      return { search, nothing }
    },
  }
}
