'use client'

import { type RefObject, useEffect } from 'react'

/** Gives the focus back to a form's button, which loses it while it is disabled for a call that is being made. */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return
    const button = form.current?.querySelector<HTMLElement>('button:not([type=button])')
    return () => {
      if (document.activeElement === document.body) button?.focus()
    }
  }, [form, isPending])
}
