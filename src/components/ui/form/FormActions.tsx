'use client'

import { Button } from '../Button'
import { DialogActions } from '../DialogFrame'

type FormActionsProps = {
  submitLabel: string
  /** What the main button says while the form is on its way. */
  pendingLabel?: string
  isPending?: boolean
  onCancel: () => void
}

/** The end of every form in a dialog: a way out and the way on. Nobody leaves while the form is on its way. */
export function FormActions({
  submitLabel,
  pendingLabel = 'Saving...',
  isPending = false,
  onCancel,
}: FormActionsProps) {
  return (
    <DialogActions>
      <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" isPending={isPending} pendingText={pendingLabel}>
        {submitLabel}
      </Button>
    </DialogActions>
  )
}
