import type { MouseEvent, MouseEventHandler, RefObject } from 'react'
import type { Listing } from '@/contracts/content'
import { listListings } from '@/contracts/listings'
import { useLoad } from '../api/useLoad'
import { MoreItems } from '../layout/MoreItems'
import { passFocus } from '../layout/passFocus'
import { ITEMS_STEP, useMoreItems } from '../layout/useMoreItems'
import { type DirectoryFilters, type Test, filterListings, isNarrowed } from './directoryFilters'
import { ListingRows, countText } from './ListingRows'

const LOADING = 'Loading listings...'

type LongListProps = {
  /** The first rows, which the page carries. */
  listings: Listing[]
  /** How many there are. */
  total: number
  filters: DirectoryFilters
  test: Test
  searchField: RefObject<HTMLInputElement | null>
  onClear: MouseEventHandler
}

/**
 * The rows of a directory that is too large for its page (docs/behaviour.md, 3.6), 24 at a time. All listings are
 * loaded once somebody wants to see more of them, searches or filters.
 */
export function LongList({ listings, total, filters, test, searchField, onClear }: LongListProps) {
  const isFirstView = !isNarrowed(filters)
  const { wanted, list, showMore } = useMoreItems()
  const isOn = !isFirstView || wanted > ITEMS_STEP
  const { data, error, isValidating, reload } = useLoad(listListings, { isOn })
  const hasFailed = error !== undefined && !isValidating
  const isReady = data !== undefined && (isFirstView || test !== undefined)
  const isWaiting = isOn && !isReady && !hasFailed
  const matching = data ? filterListings(data, filters, test) : listings
  const shown = matching.slice(0, data ? wanted : ITEMS_STEP)
  const count = data ? matching.length : total
  const showsRows = isReady || isFirstView

  function retry(event: MouseEvent): void {
    void reload()
    if (!isFirstView) passFocus(event, searchField.current)
  }

  return (
    <>
      <output className={showsRows ? 'visually-hidden' : 'subtle'}>
        {isWaiting ? LOADING : showsRows && countText(count)}
      </output>
      {showsRows && <ListingRows listings={shown} list={list} onClear={onClear} />}
      {hasFailed && !data && (
        <div className="callout callout-red more-failure" role="alert">
          <p>The listings did not load.</p>
          <button type="button" className="button button-line button-small" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {showsRows && (
        <MoreItems
          shown={shown.length}
          total={count}
          label={isWaiting ? LOADING : undefined}
          onMore={() => (hasFailed ? void reload() : showMore(shown.length))}
        />
      )}
    </>
  )
}
