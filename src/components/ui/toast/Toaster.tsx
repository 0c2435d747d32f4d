'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { lazyModule, onceIdle } from '../lazyModule'
import { getServerToasts, getToasts, subscribeToToasts, TOAST_REGION_KEY } from './toastQueue'

const toastParts = lazyModule(() => import('./Toast'))

/** Loads the code of a toast as soon as the browser is idle. */
export const preloadToast = () => onceIdle(toastParts.preload)

/** The notification region, once in the root layout. The code of a toast is loaded with the first one at the latest. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts)
  const { Toast } = toastParts.useWhen(toasts.length > 0) ?? {}
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
