'use client'

import { useEffect, useState } from 'react'
import { UNEXPECTED_TEXT } from '@/contracts/core/unexpected'
import { awaitPart } from './awaitedParts'
import { toast } from './toast/toastQueue'

/**
 * A module that is loaded on first use, for parts that render only once opened. Not React's `lazy`, which delays the
 * content of a Suspense by 300 ms even when it is loaded.
 */
export function lazyModule<TModule>(load: () => Promise<TModule>) {
  let loaded: TModule | undefined

  async function loadNow(): Promise<TModule> {
    loaded ??= await load()
    return loaded
  }
  return {
    /** Preloads the module, on hover or focus, or when the browser is idle. */
    preload: () => void loadNow().catch(() => undefined),
    /** The module, once loaded and wanted here. If loading fails, shows a toast and calls `onFailure`. */
    useWhen(isWanted: boolean, onFailure?: () => void): TModule | undefined {
      const [wasWanted, setWasWanted] = useState(isWanted)
      if (isWanted && !wasWanted) setWasWanted(true)
      const [, setLate] = useState<TModule>()
      const shown = wasWanted ? loaded : undefined
      useEffect(() => {
        // Not `loaded`: a module that arrived since the render has not been rendered.
        if (!isWanted || shown) return
        awaitPart(loadNow()).then(setLate, () => {
          toast({ title: 'Error', description: UNEXPECTED_TEXT, destructive: true })
          onFailure?.()
        })
        // oxlint-disable-next-line react/exhaustive-deps -- nothing else is a reason to load again
      }, [isWanted])
      return shown
    },
  }
}

/** Calls back once the browser is idle. */
export function onceIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else run()
}
