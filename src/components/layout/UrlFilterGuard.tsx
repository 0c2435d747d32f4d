'use client'

import { useEffect, Suspense } from 'react'
import { EarlyScript } from './EarlyScript'
import { useSearchParams } from 'next/navigation'
import { announceUrlSearch } from './useUrlSearch'

/** Only the browser knows the filters in the address; until they apply, `data-unfiltered` hides the whole list. */
const HIDE_UNFILTERED = "if(location.search.length>1)document.documentElement.dataset.unfiltered=''"

/** For pages with filters in the address: follows the address, and never shows items that are filtered out. */
export function UrlFilterGuard() {
  useEffect(() => {
    delete document.documentElement.dataset.unfiltered
  }, [])
  return (
    <>
      <Suspense>
        <UrlSearchWatcher />
      </Suspense>
      <EarlyScript code={HIDE_UNFILTERED} />
    </>
  )
}

/** Announces links that change the query of the current page. In a Suspense of its own, so nothing else waits. */
function UrlSearchWatcher() {
  const parameters = useSearchParams()
  useEffect(announceUrlSearch, [parameters])
  return null
}
