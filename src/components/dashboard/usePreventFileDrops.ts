'use client'

import { useEffect } from 'react'

/** Ignores files dropped outside a drop field, which the browser would open instead of the dashboard. */
export function usePreventFileDrops(): void {
  useEffect(() => {
    function refuse(event: DragEvent): void {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
