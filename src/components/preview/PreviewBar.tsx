'use client'

import { usePathname } from 'next/navigation'
import { Suspense, lazy } from 'react'
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

function isInFrame() {
  return window.self !== window.top
}
