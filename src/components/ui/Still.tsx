'use client'

import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'

/**
 * Keeps the buttons in a row of a list from being rendered anew with every row, which react-aria does whenever the
 * focus moves in the list. A row's own button (`slot="drag"`) stands outside.
 */
export function Still({ children }: { children: ReactNode }) {
  return <ButtonContext value={null}>{children}</ButtonContext>
}
