import { Button } from '../Button'

/** The button of the update dialogs of all reports. */
export function updateButton(open: () => void) {
  return (
    <Button variant="ink" onPress={open}>
      Update status
    </Button>
  )
}
