'use client'

import { useSyncExternalStore } from 'react'

const CHANGED = 'url-search'

/**
 * The address's query, for example '?q=linen'. '' on the server and in the first render, so that pages with
 * filters can be prerendered. Needs a UrlSearchWatcher on the page.
 */
export function useUrlSearch(): string {
  return useSyncExternalStore(
    subscribeToUrlSearch,
    () => window.location.search,
    () => '',
  )
}

/** Writes parameters into the address; '' removes one. `push` adds a history entry. */
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

/** Notifies all subscribers that the query may have changed. */
export function announceUrlSearch(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back whenever the query may have changed; returns a function that unsubscribes. */
export function subscribeToUrlSearch(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(CHANGED, listener)
  }
}
