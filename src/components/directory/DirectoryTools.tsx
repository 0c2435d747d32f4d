import type { RefObject } from 'react'
import type { ListingCategory } from '@/contracts/directory'
import { NativeSearchField } from '../ui/native/NativeSearchField'
import type { DirectoryFilters } from './directoryFilters'

type DirectoryToolsProps = {
  searchField: RefObject<HTMLInputElement | null>
  filters: DirectoryFilters
  categories: readonly ListingCategory[]
  onSearch: (q: string) => void
  onSearchEnd: () => void
  onCategory: (category: DirectoryFilters['category']) => void
}

/** Category and search of the directory, in one row. */
export function DirectoryTools({
  searchField,
  filters,
  categories,
  onSearch,
  onSearchEnd,
  onCategory,
}: DirectoryToolsProps) {
  const tabs = ['', ...categories] as const
  return (
    <search className="directory-tools" aria-label="Listings">
      <fieldset className="tabs" aria-label="Category">
        {tabs.map((category) => (
          <button
            key={category}
            type="button"
            className="tab"
            aria-pressed={filters.category === category}
            onClick={() => onCategory(category)}
          >
            {category || 'All Categories'}
          </button>
        ))}
      </fieldset>
      <NativeSearchField
        ref={searchField}
        aria-label="Search by name, description or location"
        placeholder="Name, description or city"
        value={filters.q}
        onSearch={onSearch}
        onBlur={onSearchEnd}
      />
    </search>
  )
}
