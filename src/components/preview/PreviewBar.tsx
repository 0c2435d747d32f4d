'use client'

import { usePathname } from 'next/navigation'
import { Suspense, lazy, useEffect } from 'react'
import { useBrowserValue } from '../ui/useBrowserValue'

const FollowEditor = lazy(async () => {
  const { FollowEditor } = await import('./FollowEditor')
  return { default: FollowEditor }
})

/**
 * Says that this is a draft, with a link out of the preview; inside the console's frame only the listener is
 * needed.
 */
export function PreviewBar() {
  const path = usePathname()
  const isFramed = useBrowserValue(isInFrame, null)
  useEffect(() => {
    if (isFramed !== false) return undefined
    document.addEventListener('click', loadWhole, true)
    return () => document.removeEventListener('click', loadWhole, true)
  }, [isFramed])
  if (isFramed === null) return null
  return (
    <>
      <Suspense>
        <FollowEditor />
      </Suspense>
      {!isFramed && (
        <aside className="preview-bar" aria-label="Preview">
          Preview of the latest draft
          <a href={`/preview/exit?path=${encodeURIComponent(path)}`}>Leave preview</a>
        </aside>
      )}
    </>
  )
}

/** Follows a link by loading the page: only then does the server know that it stands in a tab, and marks no texts. */
function loadWhole(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a[href^="/"]')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  window.location.assign(link.getAttribute('href') ?? '/')
}

function isInFrame() {
  return window.self !== window.top
}
