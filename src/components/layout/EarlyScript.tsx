'use client'

import { useBrowserValue } from '../ui/useBrowserValue'

/**
 * A script that runs while the HTML is parsed, before anything below it is painted: for state that only the browser
 * knows. It is removed after hydration; client-side navigation does not need it.
 */
export function EarlyScript({ code }: { code: string }) {
  const isFirstRender = useBrowserValue(() => false, true)
  return isFirstRender ? <script dangerouslySetInnerHTML={{ __html: code }} /> : null
}
