'use client'

import { useEffect } from 'react'
import { EarlyScript } from './EarlyScript'
import { UrlSearchWatcher } from './UrlSearchWatcher'

/** Only the browser knows the filters in the address; until they apply, `data-unfiltered` hides the whole list. */
const HIDE_UNFILTERED = "if(location.search.length>1)document.documentElement.dataset.unfiltered=''"

/** For pages with filters in the address: follows the address, and never shows items that are filtered out. */
export function UrlFilterGuard() {
  useEffect(() => {
    delete document.documentElement.dataset.unfiltered
  }, [])
  return (
    <>
      <UrlSearchWatcher />
      <EarlyScript code={HIDE_UNFILTERED} />
    </>
  )
}
