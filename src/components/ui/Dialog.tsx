'use client'

import type { ReactNode } from 'react'
import { lazyModule } from './lazyModule'

export type DialogProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** While a request runs, the dialog stays open and keeps what was typed. */
  isPending?: boolean
  /** 30rem, or 46rem for two columns; a sheet takes the right side from top to bottom. */
  size?: 'wide' | 'sheet'
  /** An alert dialog has no close button; only its buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode | ((state: { close: () => void }) => ReactNode)
}

/** The code of an open dialog, a sixth of what a screen loads. */
export const dialogBox = lazyModule(() => import('./DialogBox'))

/**
 * A modal dialog; on a phone a sheet from below. It focuses its first field. Escape and the close button close
 * it, and so do a phone's Back and, as long as nothing was typed, a press on the backdrop. Renders nothing until it
 * is opened.
 */
export function Dialog(props: DialogProps) {
  const loaded = dialogBox.useWhen(props.isOpen, () => props.onOpenChange(false))
  return loaded && <loaded.DialogBox {...props} />
}
