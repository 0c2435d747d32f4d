'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = {
  className: string
  /** The id of its heading. */
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

/** An open modal dialog of the public pages, which load no dialog library: Escape and a press beside it close it. */
export function NativeModal({ className, labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Closing it returns the focus to the button that opened it.
    return () => opened?.close()
  }, [])
  // The second press on the button that opened it lands on the scrim.
  const closeOnScrim = (event: MouseEvent) => event.target === dialog.current && event.detail < 2 && onClose()
  return (
    // The click is on the scrim; keyboard users have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={closeOnScrim}
    >
      {children}
    </dialog>
  )
}
