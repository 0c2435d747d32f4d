import { useCallback, useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { GenericSchema, InferInput } from 'valibot'
import { type AnswerOf, type Call, callUrl } from '@/contracts/core/call'

type Page = { items: { id: string }[]; total: number; cursor: string | null }
/** A GET whose answer is a page (contracts/core/page.ts). */
export type PagedCall = Call & {
  readonly query: GenericSchema
  readonly answer: GenericSchema<unknown, Page>
}
export type ItemOf<TCall extends PagedCall> = AnswerOf<TCall>['items'][number]

type Options<TCall extends PagedCall> = {
  query: Omit<InferInput<TCall['query']>, 'cursor'>
  /** False prevents the call, for example while there is no user. */
  isOn?: boolean
}

/** Loads a list page by page. While another query loads, the rows before stay; a refresh reloads all pages shown. */
export function usePages<TCall extends PagedCall>(call: TCall, { query, isOn = true }: Options<TCall>) {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<AnswerOf<TCall>, unknown>(
    (_: number, before: AnswerOf<TCall> | null) =>
      isOn && before?.cursor !== null ? callUrl(call, { query: { ...query, cursor: before?.cursor } }) : null,
    { keepPreviousData: true, revalidateFirstPage: false },
  )
  const items = useMemo(() => unique<ItemOf<TCall>>(data?.flatMap((page) => page.items) ?? []), [data])
  const reload = useCallback(() => mutate(), [mutate])
  const hasMore = typeof data?.at(-1)?.cursor === 'string'
  return {
    /** The first page, for what it says of the whole list; undefined until it is loaded. */
    first: data?.[0],
    items,
    total: data?.[0]?.total ?? 0,
    load: { error: data ? undefined : error, isLoading: !error && !data, reload },
    hasMore,
    isLoadingMore: hasMore && isValidating && size > data.length,
    /** True after the next page failed to load; the earlier ones are still shown. */
    hasMoreFailed: Boolean(error) && data !== undefined,
    loadMore: () => setSize(error ? size : size + 1),
  }
}

/** A record that moved between two loads may be in two pages. */
function unique<TItem extends { id: string }>(items: readonly TItem[]): TItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
