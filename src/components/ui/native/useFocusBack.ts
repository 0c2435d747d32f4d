'use client'

import { type RefObject, useEffect } from 'react'

/** Restores the focus to a form's button, which loses it while it is disabled during a call. */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return
    const button = form.current?.querySelector<HTMLElement>('button:not([type=button])')
    return () => {
      if (document.activeElement === document.body) button?.focus()
    }
  }, [form, isPending])
}
