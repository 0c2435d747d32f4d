'use client'

import { useSyncExternalStore } from 'react'

const CHANGED = 'url-search'

/**
 * The address's query, for example '?q=linen'. It is '' on the server and for the first render in the browser, so that
 * a page that filters by its address is still prerendered. Needs a UrlSearchWatcher on the page.
 */
export function useUrlSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/** Writes parameters into the address, '' takes one out; `push` makes a step that Back undoes. */
export function changeUrlSearch(changes: Record<string, string>, how: 'push' | 'replace'): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.search === window.location.search) return
  if (how === 'push') window.history.pushState(null, '', url)
  else window.history.replaceState(null, '', url)
  announceUrlSearch()
}

/** Tells every reader that the address may have changed. */
export function announceUrlSearch(): void {
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(CHANGED, listener)
  }
}
