import type { RefObject } from 'react'
import { NativeSearchField } from '../ui/native/NativeSearchField'
import { type ShopFilters, type Sort, SORTS } from './shopFilters'

type ShopToolsProps = {
  searchField: RefObject<HTMLInputElement | null>
  placeholder: string
  filters: ShopFilters
  categories: string[]
  onSearch: (q: string) => void
  onSearchEnd: () => void
  onCategory: (category: string) => void
  onSort: (sort: Sort) => void
}

/** Search, category and order of the shop, in one row. */
export function ShopTools({
  searchField,
  placeholder,
  filters,
  categories,
  onSearch,
  onSearchEnd,
  onCategory,
  onSort,
}: ShopToolsProps) {
  const { q, category, sort } = filters
  // A category from an old link stays listed, so that it explains the empty result.
  const options = category === '' || categories.includes(category) ? categories : [...categories, category]
  return (
    <form
      className="shop-tools"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser knows <search>
      role="search"
      aria-label="Products"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="field">
        <label className="label" htmlFor="shop-search">
          Search
        </label>
        <NativeSearchField
          ref={searchField}
          id="shop-search"
          placeholder={placeholder}
          value={q}
          onSearch={onSearch}
          onBlur={onSearchEnd}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor="shop-category">
          Category
        </label>
        <span className="select">
          <select
            className="input"
            id="shop-category"
            name="category"
            value={category}
            onChange={(event) => onCategory(event.target.value)}
          >
            <option value="">All categories</option>
            {options.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
      </div>
      <div className="field">
        <label className="label" htmlFor="shop-sort">
          Sort
        </label>
        <span className="select">
          <select
            className="input"
            id="shop-sort"
            name="sort"
            value={sort}
            onChange={(event) => onSort(event.target.value as Sort)}
          >
            {Object.entries(SORTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      </div>
    </form>
  )
}
