'use client'

import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Question } from '../ui/ConfirmDialog'
import { type AttemptOptions, useAttempt } from './useAttempt'

type Props<TAnswer> = AttemptOptions<TAnswer> &
  Question & {
    /** The control that asks: `(ask) => <IconButton icon="trash" label="Delete Reef walk" onPress={ask} />`. */
    button: (ask: () => void) => ReactNode
    /** The call that is made once confirmed. */
    send: () => Promise<TAnswer>
    /** Runs after a success, before the question closes, to move the focus when the button goes away. */
    onDone?: () => void
  }

/** A button that asks for confirmation, then makes its call. The question stays open after a failure. */
export function SendAfterQuestion<TAnswer>(props: Props<TAnswer>) {
  const { button, send, onDone, title, children, confirmLabel, pendingLabel, cancelLabel, isHarmless } = props
  const [isAsking, setAsking] = useState(false)
  const attempt = useAttempt(props)

  async function confirm(): Promise<boolean> {
    try {
      await attempt(send)
    } catch {
      return false
    }
    onDone?.()
    return true
  }
  return (
    <>
      {button(() => setAsking(true))}
      <ConfirmDialog
        title={title}
        confirmLabel={confirmLabel}
        pendingLabel={pendingLabel}
        cancelLabel={cancelLabel}
        isHarmless={isHarmless}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={confirm}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
