'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { announceUrlSearch } from './useUrlSearch'

/** Notices links that change the query of the current page. Nothing on the page waits for it. */
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
