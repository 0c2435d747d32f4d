'use client'

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * One locale for numbers and built-in texts on server and browser, whatever the browser prefers, because the copy
 * is English.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-US">{children}</I18nProvider>
}
