'use client'

import type { DialogProps } from './DialogBox'
import { lazyModule } from './lazyModule'

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
