'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Toast as ToastComponent } from './Toast'
import { getServerToasts, getToasts, subscribeToToasts, TOAST_REGION_KEY } from './toastQueue'

type ToastModule = { Toast: typeof ToastComponent }

let loaded: ToastModule | undefined

async function loadToast(): Promise<ToastModule> {
  loaded = await import('./Toast')
  return loaded
}

/** Loads what shows a toast ahead of the first one, as soon as the browser is idle. */
export function preloadToast(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void loadToast())
  else void loadToast()
}

/** The notification region, once in the root layout. What shows a toast is loaded with the first one, at the latest. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts)
  const Toast = useToast(toasts.length > 0)
  const region = useRef<HTMLElement>(null)
  const origin = useRef<Element | null>(null)
  useEffect(() => {
    function focusRegion(event: KeyboardEvent): void {
      if (event.key === TOAST_REGION_KEY) region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])
  return (
    // The data attribute keeps the region reachable while a dialog is open: react-aria does not hide its top
    // layer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus came from
    <section
      ref={region}
      className="toast-region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onFocus={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget
      }}
    >
      {Toast && toasts.map((each) => <Toast key={each.id} toast={each} origin={origin} />)}
    </section>
  )
}

/** Not `lazy`: React holds back what a Suspense shows by 300 ms, loaded or not. */
function useToast(isWanted: boolean) {
  const [late, setLate] = useState<ToastModule>()
  useEffect(() => {
    if (isWanted && !loaded) void loadToast().then(setLate)
  }, [isWanted])
  return (late ?? loaded)?.Toast
}
