'use client'

import { useMemo, useRef } from 'react'
import type { ListingCategory } from '@/contracts/directory'
import { changeUrlSearch, useUrlSearch } from '../layout/useUrlSearch'
import { type DirectoryFilters, parseFilters } from './directoryFilters'

type DirectoryFiltersState = {
  filters: DirectoryFilters
  search: (q: string) => void
  endSearch: () => void
  setCategory: (category: DirectoryFilters['category']) => void
  clear: () => void
}

/** The directory's filters, kept in the address: Back and Forward step through them; a search is one step. */
export function useDirectoryFilters(categories: readonly ListingCategory[]): DirectoryFiltersState {
  const address = useUrlSearch()
  const filters = useMemo(() => parseFilters(address, categories), [address, categories])
  const isTyping = useRef(false)

  return {
    filters,
    search(q) {
      changeUrlSearch({ q }, isTyping.current ? 'replace' : 'push')
      isTyping.current = true
    },
    endSearch() {
      isTyping.current = false
    },
    setCategory(category) {
      changeUrlSearch({ category }, 'push')
    },
    clear() {
      changeUrlSearch({ q: '', category: '' }, 'push')
    },
  }
}
