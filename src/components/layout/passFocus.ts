import type { MouseEvent } from 'react'

/**
 * Moves the keyboard focus to another control when the pressed one disappears. Not after a tap, where focusing a
 * text field would open the on-screen keyboard.
 */
export function passFocus({ nativeEvent }: MouseEvent, to: HTMLElement | null): void {
  const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  if (!isTap) to?.focus()
}
