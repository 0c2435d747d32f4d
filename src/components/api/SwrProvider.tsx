'use client'

import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { changesSoFar } from '../ui/changes'
import { load } from './loader'
import { noteRead } from './useRendered'

async function read(key: string): Promise<unknown> {
  const changes = changesSoFar()
  const answer = await load(key)
  noteRead(key, changes)
  return answer
}

const RULES = {
  fetcher: read,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/** SWR's settings for all data: loaded once, never revalidated or retried automatically (docs/behaviour.md, 2.7). */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={RULES}>{children}</SWRConfig>
}
