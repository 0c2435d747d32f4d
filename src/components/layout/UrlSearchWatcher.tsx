'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { announceUrlSearch } from './useUrlSearch'

/** Announces links that change the query of the current page. In its own Suspense, so nothing else waits. */
export function UrlSearchWatcher() {
  return (
    <Suspense>
      <Watcher />
    </Suspense>
  )
}

function Watcher() {
  const parameters = useSearchParams()
  useEffect(announceUrlSearch, [parameters])
  return null
}
