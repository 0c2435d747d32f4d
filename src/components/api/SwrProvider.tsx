'use client'

import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { load } from './loader'

const RULES = {
  fetcher: load,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/** SWR's settings for all data: loaded once, never revalidated or retried automatically (docs/behaviour.md, 2.7). */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={RULES}>{children}</SWRConfig>
}
