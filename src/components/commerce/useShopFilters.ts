'use client'

import { useMemo, useRef } from 'react'
import { changeUrlSearch, useUrlSearch } from '../layout/useUrlSearch'
import { parseFilters, type Sort } from './shopFilters'

/** The shop's filters, kept in the address: Back and Forward step through them; a search is one step. */
export function useShopFilters() {
  const address = useUrlSearch()
  const filters = useMemo(() => parseFilters(address), [address])
  const isTyping = useRef(false)

  function step(changes: Record<string, string>): void {
    isTyping.current = false
    changeUrlSearch(changes, 'push')
  }

  return {
    filters,
    search: (q: string) => {
      changeUrlSearch({ q }, isTyping.current ? 'replace' : 'push')
      isTyping.current = true
    },
    endSearch: () => {
      isTyping.current = false
    },
    setCategory: (category: string) => step({ category }),
    setSort: (sort: Sort) => step({ sort: sort === 'featured' ? '' : sort }),
    clear: () => step({ q: '', category: '' }),
  }
}
