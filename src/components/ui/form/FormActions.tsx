'use client'

import { Button } from '../Button'
import { DialogActions } from '../DialogActions'

type FormActionsProps = {
  submitLabel: string
  /** The main button's text while the form is being sent. */
  pendingLabel?: string
  isPending?: boolean
  onCancel: () => void
  /** Another way to send the form, beside the main one; the form itself handles its keys. */
  alternative?: { label: string; shortcut?: string; onPress: () => void } | undefined
}

/** Cancel and submit at the end of a form in a dialog. Both are disabled while the form is being sent. */
export function FormActions({
  submitLabel,
  pendingLabel = 'Saving...',
  isPending = false,
  onCancel,
  alternative,
}: FormActionsProps) {
  return (
    <DialogActions>
      <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
        Cancel
      </Button>
      {alternative && (
        <Button
          variant="line"
          aria-keyshortcuts={alternative.shortcut}
          onPress={alternative.onPress}
          isDisabled={isPending}
        >
          {alternative.label}
        </Button>
      )}
      <Button variant="primary" type="submit" isPending={isPending} pendingText={pendingLabel}>
        {submitLabel}
      </Button>
    </DialogActions>
  )
}
