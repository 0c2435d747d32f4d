'use client'

import { useMemo, useState } from 'react'
import type { InferInput } from 'valibot'
import { type Media, type MediaList, type MediaQuery, listMedia } from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'

type Query = Omit<InferInput<typeof MediaQuery>, 'cursor'>
type Options = {
  query: Query
  /** False prevents the call, for example while a dialog is closed. */
  isOn?: boolean
  /** The first page that the screen was rendered with. */
  rendered?: MediaList | undefined
}
type Later = { key: string; items: Media[]; cursor: string | null }

/** The user's files that match the query, page by page; while a new query loads, the previous files stay. */
export function useMediaPages({ query, ...options }: Options) {
  const { data, error, isLoading, reload } = useLoad(listMedia, { query, keepPreviousData: true, ...options })
  const page = useSend(listMedia, { failure: MEDIA_TEXTS.notLoaded })
  const [kept, setKept] = useState<Later | null>(null)
  const key = JSON.stringify(query)
  const later = kept?.key === key ? kept : null
  const cursor = later ? later.cursor : (data?.cursor ?? null)
  const items = useMemo(() => joined(data?.items ?? [], later?.items ?? []), [data, later])

  return {
    /** The first page, whose counts cover all files; undefined until it is loaded. */
    data,
    load: { error, isLoading, reload },
    items,
    canLoadMore: cursor !== null,
    isLoadingMore: page.isPending,
    async loadMore(): Promise<void> {
      const answer = cursor ? await page.run({ query: { ...query, cursor } }) : undefined
      if (answer) setKept({ key, items: [...(later?.items ?? []), ...answer.items], cursor: answer.cursor })
    },
    /** Drops the later pages after a change, so that they are requested again. */
    forgetLater: () => setKept(null),
  }
}

/** Later pages may repeat files that have since moved to the first page. */
function joined(first: Media[], later: Media[]): Media[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...later.filter(({ id }) => !known.has(id))]
}
