'use client'

import { useBrowserValue } from '../ui/useBrowserValue'

/**
 * A script that runs while the page's HTML is read, before anything below it is painted: for what only the browser
 * knows. It leaves with the first render; a page reached by a link needs none, because it renders in the browser.
 */
export function EarlyScript({ code }: { code: string }) {
  const isFirstRender = useBrowserValue(() => false, true)
  return isFirstRender ? <script dangerouslySetInnerHTML={{ __html: code }} /> : null
}
