'use client'

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { PartBar } from './PendingBar'

/**
 * One locale for numbers and built-in texts on server and browser, whatever the browser prefers, because the copy
 * is English; and the bar shown while a part of the screen loads.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="en-US">
      <PartBar />
      {children}
    </I18nProvider>
  )
}
