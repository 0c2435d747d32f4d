'use client'

import { useEffect, useMemo, useState } from 'react'
import type { InferInput } from 'valibot'
import { type Media, type MediaList, type MediaQuery, listMedia } from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'

/** A search is sent once the typing rests for so many ms. */
const REST_MS = 250

type Query = Omit<InferInput<typeof MediaQuery>, 'cursor'>
type Options = {
  query: Query
  /** False prevents the call, for example while a dialog is closed. */
  isOn?: boolean
  /** The first page as the screen was rendered with. */
  fallbackData?: MediaList | undefined
}
type Later = { key: string; items: Media[]; cursor: string | null }

/** A person's files as far as they are asked for, page by page; while another query loads, the last one's stay. */
export function useMediaPages({ query, ...options }: Options) {
  const { data, error, isLoading, reload } = useLoad(listMedia, { query, keepPreviousData: true, ...options })
  const page = useSend(listMedia, { failure: MEDIA_TEXTS.notLoaded })
  const [kept, setKept] = useState<Later | null>(null)
  const key = JSON.stringify(query)
  const later = kept?.key === key ? kept : null
  const cursor = later ? later.cursor : (data?.cursor ?? null)
  const items = useMemo(() => joined(data?.items ?? [], later?.items ?? []), [data, later])

  return {
    /** The first page, whose counts are those of everything; undefined until it is loaded. */
    data,
    load: { error, isLoading, reload },
    items,
    canLoadMore: cursor !== null,
    isLoadingMore: page.isPending,
    async loadMore(): Promise<void> {
      const answer = cursor ? await page.run({ query: { ...query, cursor } }) : undefined
      if (answer) setKept({ key, items: [...(later?.items ?? []), ...answer.items], cursor: answer.cursor })
    },
    /** After a change, later pages are asked for again. */
    forgetLater: () => setKept(null),
  }
}

/** Later pages may repeat what has come to the first one since. */
function joined(first: Media[], later: Media[]): Media[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...later.filter(({ id }) => !known.has(id))]
}

/** A text once it has not changed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
