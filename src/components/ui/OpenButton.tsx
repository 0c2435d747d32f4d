'use client'

import { Button } from './Button'
import type { IconName } from './icons'

export type OpenButtonProps = {
  icon: IconName
  label: string
  /** The text in an empty state, where it is a `line` button. */
  emptyLabel?: string | undefined
}

/** Opens the dialog that creates a record: the screen's main button, or the one in an empty state. */
export function OpenButton({ icon, label, emptyLabel, onPress }: OpenButtonProps & { onPress: () => void }) {
  if (emptyLabel) {
    return (
      <Button variant="line" size="small" onPress={onPress}>
        {emptyLabel}
      </Button>
    )
  }
  return (
    <Button variant="primary" icon={icon} onPress={onPress}>
      {label}
    </Button>
  )
}
