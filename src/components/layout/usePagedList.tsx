'use client'

import type { ReactNode, RefCallback } from 'react'
import { type ItemOf, type PagedCall, usePages } from '../api/usePages'
import { Button } from '../ui/Button'
import { ListFoot } from './ListFoot'
import { useRowFocus } from './useRowFocus'

type Load = { error: unknown; isLoading: boolean; reload: () => Promise<unknown> }

export type PagedList<TItem> = {
  items: readonly TItem[]
  /** Of the whole list, whatever is searched for. */
  total: number
  load: Load
  /** The count and the button below the list; null when all rows are shown. */
  more: ReactNode
  /** For the element whose children are the rows. */
  listRef: RefCallback<HTMLElement>
}

type Options<TCall extends PagedCall> = Parameters<typeof usePages<TCall>>[1]

/** A list that the server answers page by page, with a button for the next page, which focuses its first row. */
export function usePagedList<TCall extends PagedCall>(
  call: TCall,
  options: Options<TCall>,
): PagedList<ItemOf<TCall>> & Pick<ReturnType<typeof usePages<TCall>>, 'first'> {
  const { items, total, first, load, hasMore, isLoadingMore, hasMoreFailed, loadMore } = usePages(
    call,
    options,
  )
  const { listRef, awaitRow } = useRowFocus(items.length)
  const isSearching = 'q' in options.query && Boolean(options.query.q)
  const count = isSearching ? `${items.length} found so far` : `${items.length} of ${total} shown`
  const more = hasMore ? (
    <ListFoot>
      <span aria-live="polite">{hasMoreFailed ? 'The next rows could not be loaded.' : count}</span>
      <Button
        variant="line"
        size="small"
        isPending={isLoadingMore}
        pendingText="Loading..."
        onPress={() => {
          awaitRow()
          void loadMore()
        }}
      >
        Show more
      </Button>
    </ListFoot>
  ) : null
  return { items, total, first, load, more, listRef }
}

/** Several loads as one: the first failure, loading until all have an answer, one retry for all. */
export function allOf(loads: readonly Load[]): Load {
  const error = loads.find((load) => load.error)?.error
  return {
    error,
    isLoading: !error && loads.some(({ isLoading }) => isLoading),
    reload: () => Promise.all(loads.map(({ reload }) => reload())),
  }
}
