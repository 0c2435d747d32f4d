import { type MouseEvent, type MouseEventHandler, type RefObject, useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Listing } from '@/contracts/content'
import { type AnswerOf, callUrl } from '@/contracts/core/call'
import { cutText } from '@/contracts/core/cutText'
import { TEXT_MAX } from '@/contracts/core/wire'
import { listListings } from '@/contracts/listings'
import { MoreItems } from '../layout/MoreItems'
import { passFocus } from '../layout/passFocus'
import { useDebounced } from '../layout/useDebounced'
import { ITEMS_STEP, useMoreItems } from '../layout/useMoreItems'
import { type DirectoryFilters, isNarrowed } from './directoryFilters'
import { ListingRows, countText } from './ListingRows'
import { NoListings } from './narrowed'

const LOADING = 'Loading listings...'

type LongListProps = {
  /** The first rows, which the page carries: among them the featured ones. */
  listings: Listing[]
  /** How many there are. */
  total: number
  /** Loads what follows the first rows. */
  cursor: string
  filters: DirectoryFilters
  searchField: RefObject<HTMLInputElement | null>
  /** What to do when nothing is found. */
  emptyText: string
  onClear: MouseEventHandler
}

/**
 * The rows of a directory that is too large for its page (docs/behaviour.md, 3.6), 24 at a time: the server searches,
 * and answers what comes next.
 */
export function LongList(props: LongListProps) {
  const { listings, total, cursor, filters, searchField, emptyText, onClear } = props
  const q = useDebounced(cutText(filters.q.trim(), TEXT_MAX))
  const asked = { ...filters, q }
  const isFirstView = !isNarrowed(asked)
  // The page carries the first rows of the first view.
  const carried = isFirstView ? listings : []
  const first = isFirstView ? listings.length : ITEMS_STEP
  const { wanted, list, showMore } = useMoreItems(first)
  const pagesWanted = Math.ceil((wanted - carried.length) / ITEMS_STEP)
  const pages = usePages(asked, isFirstView ? cursor : undefined, pagesWanted)
  const { data = [], error, isValidating, mutate } = pages
  const hasFailed = error !== undefined && !isValidating
  const isKnown = isFirstView || data.length > 0
  const isMissing = data.length < pagesWanted && data.at(-1)?.cursor !== null
  const isWaiting = isMissing && !hasFailed
  const shown = unique([...carried, ...data.flatMap(({ items }) => items)]).slice(0, wanted)
  const count = data[0]?.total ?? total
  const retry = () => void mutate()

  function retryAndSearch(event: MouseEvent): void {
    retry()
    if (!isFirstView) passFocus(event, searchField.current)
  }

  return (
    <>
      <output className={isKnown ? 'visually-hidden' : 'subtle'}>
        {isWaiting ? LOADING : isKnown && countText(count)}
      </output>
      {isKnown && count === 0 ? (
        <NoListings text={emptyText} onClear={onClear} />
      ) : (
        (isKnown || isWaiting) && (
          <ListingRows listings={isKnown ? shown : listings} list={list} isHidden={!isKnown} />
        )
      )}
      {hasFailed && isMissing && (
        <div className="callout callout-red more-failure" role="alert">
          <p>The listings did not load.</p>
          <button type="button" className="button button-line button-small" onClick={retryAndSearch}>
            Retry
          </button>
        </div>
      )}
      {isKnown && (
        <MoreItems
          shown={shown.length}
          total={count}
          first={first}
          label={isWaiting ? LOADING : undefined}
          onMore={() => (hasFailed ? retry() : showMore(shown.length))}
        />
      )}
    </>
  )
}

/** The pages of a view, each after the one before; `cursor` is that of what the page carries of it. */
function usePages({ q, category, open }: DirectoryFilters, cursor: string | undefined, wanted: number) {
  const filters = { ...(q && { q }), ...(category && { category }), ...(open && { open }) }
  const keyOf = (_: number, before: AnswerOf<typeof listListings> | null) => {
    const from = before ? before.cursor : cursor
    return wanted < 1 || from === null ? null : callUrl(listListings, { query: { ...filters, cursor: from } })
  }
  const pages = useSWRInfinite<AnswerOf<typeof listListings>, unknown>(keyOf, {
    revalidateFirstPage: false,
    // The rows stay until those of other words are there.
    keepPreviousData: cursor === undefined,
    initialSize: Math.max(1, wanted),
  })
  const { size, setSize } = pages
  useEffect(() => {
    if (wanted > size) void setSize(wanted)
  }, [wanted, size, setSize])
  return pages
}

/** A listing that moved between two calls may be in two pages. */
function unique(listings: readonly Listing[]): Listing[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()]
}
