'use client'

import { useEffect } from 'react'
import { EarlyScript } from './EarlyScript'
import { UrlSearchWatcher } from './UrlSearchWatcher'

/** Filters in the address are known to the browser only: until they apply, `data-unfiltered` hides the whole list. */
const HIDE_UNFILTERED = "if(location.search.length>1)document.documentElement.dataset.unfiltered=''"

/** For a page whose filters live in its address: it follows the address, and never flashes what was filtered out. */
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
