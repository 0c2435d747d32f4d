'use client'

import { useState, type ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { DialogActions } from './DialogActions'

export type Question = {
  /** Names the thing: "Delete this connection?" */
  title: string
  /** The dialog's text: what the action changes. */
  children: ReactNode
  /** A verb with its object: "Delete connection". */
  confirmLabel: string
  pendingLabel?: string | undefined
  cancelLabel?: string | undefined
  /** For an action that is not destructive. */
  isHarmless?: boolean | undefined
}

type Props = Question & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The dialog stays open while this runs, and when it returns false. */
  onConfirm: () => Promise<boolean | void> | boolean | void
}

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, pendingLabel, cancelLabel = 'Cancel', isOpen, onOpenChange } = props
  const [isPending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    setPending(true)
    try {
      if ((await props.onConfirm()) !== false) onOpenChange(false)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={isPending}
    >
      <Text slot="description" elementType="div" className="muted">
        {children}
      </Text>
      <DialogActions>
        <Button variant="quiet" isDisabled={isPending} onPress={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button
          variant={props.isHarmless ? 'ink' : 'danger'}
          isPending={isPending}
          pendingText={pendingLabel}
          onPress={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
