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

/** The rules of all loaded data: asked for once, never stale by itself, never retried (public spec, section 4). */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={RULES}>{children}</SWRConfig>
}
