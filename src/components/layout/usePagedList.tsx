'use client'

import { type ReactNode, type RefCallback, useCallback, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { GenericSchema, InferInput } from 'valibot'
import { type AnswerOf, type Call, callUrl } from '@/contracts/core/call'
import { useRendered } from '../api/useRendered'
import { Button } from '../ui/Button'
import { ListFoot } from './ListFoot'
import { useRowFocus } from './useRowFocus'

type Page = { items: { id: string }[]; total?: number; cursor: string | null }
/** A GET that answers a list page by page (contracts/core/page.ts). */
type PagedCall = Call & { readonly query: GenericSchema; readonly answer: GenericSchema<unknown, Page> }
type Load = { error: unknown; isLoading: boolean; reload: () => Promise<unknown> }

export type PagedList<TItem> = {
  items: readonly TItem[]
  /** Of the whole list, whatever is searched for; 0 until it is known. */
  total: number
  hasMore: boolean
  load: Load
  /** The count and the button below the list; null when all rows are shown. */
  more: ReactNode
  /** For the element whose children are the rows. */
  listRef: RefCallback<HTMLElement>
}

type Options<TCall extends PagedCall> = {
  query: Omit<InferInput<TCall['query']>, 'cursor'>
  /** What the call's path names, for example the record whose list this is. */
  params?: Record<string, string>
  /** False prevents the call, for example while there is no user. */
  isOn?: boolean
  /** True loads every time the list opens. */
  revalidateOnMount?: boolean
  /** The first page that the screen was rendered with: the same object for the same screen. */
  rendered?: AnswerOf<TCall> | undefined
}

/**
 * A list that the server answers page by page, with a button for the next page, which focuses its first row. While
 * another query loads, the rows before stay; a refresh reloads all pages shown.
 */
export function usePagedList<TCall extends PagedCall>(
  call: TCall,
  { query, params, isOn = true, revalidateOnMount = false, rendered }: Options<TCall>,
): PagedList<AnswerOf<TCall>['items'][number]> & {
  /** The first page, for what it says of the whole list; undefined until it is loaded. */
  first: AnswerOf<TCall> | undefined
} {
  type TAnswer = AnswerOf<TCall>
  const urlAfter = (before: TAnswer | null) =>
    isOn && before?.cursor !== null
      ? callUrl(call, { params, query: { ...query, cursor: before?.cursor } })
      : null
  const keyOf = (_: number, before: TAnswer | null) => urlAfter(before)
  const firstKey = urlAfter(null)
  const { mutate: writePage } = useSWRConfig()
  const fallbackData = rendered && [rendered]
  const loaded = useSWRInfinite<TAnswer, unknown>(keyOf, {
    keepPreviousData: true,
    revalidateFirstPage: false,
    ...(revalidateOnMount && { revalidateOnMount }),
    ...(fallbackData && { fallbackData }),
  })
  const { error, setSize, isValidating, mutate } = loaded
  const write = useCallback(
    async (page?: TAnswer, options?: { revalidate: boolean }) => {
      if (page === undefined) return mutate()
      // The first page is kept by itself as well, so that the next one loads alone.
      await writePage(firstKey, page, options)
      return mutate([page], options)
    },
    [firstKey, mutate, writePage],
  )
  const isNew = useRendered<TAnswer>({
    key: firstKey,
    rendered,
    hasData: loaded.data !== undefined,
    isLoadedOnMount: false,
    mutate: write,
  })
  const pages = isNew ? fallbackData : loaded.data
  const items = useMemo(
    () => unique<TAnswer['items'][number]>(pages?.flatMap((page) => page.items) ?? []),
    [pages],
  )
  const { listRef, awaitRow } = useRowFocus(items.length)
  const hasMore = typeof pages?.at(-1)?.cursor === 'string'
  const total = pages?.[0]?.total
  const isSearching = 'q' in query && Boolean(query.q)
  const count = isSearching ? 'found so far' : total === undefined ? 'shown' : `of ${total} shown`
  const more = hasMore ? (
    <ListFoot>
      <span aria-live="polite">
        {error ? 'The next rows could not be loaded.' : `${items.length} ${count}`}
      </span>
      <Button
        variant="line"
        size="small"
        isPending={isValidating && loaded.size > pages.length}
        pendingText="Loading..."
        onPress={() => {
          awaitRow()
          void setSize(pages.length + 1)
        }}
      >
        Show more
      </Button>
    </ListFoot>
  ) : null
  const load = { error: pages ? undefined : error, isLoading: !error && !pages, reload: () => mutate() }
  return { items, total: total ?? 0, first: pages?.[0], hasMore, load, more, listRef }
}

/** A record that moved between two loads may be in two pages. */
function unique<TItem extends { id: string }>(items: readonly TItem[]): TItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
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
