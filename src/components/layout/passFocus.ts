import type { MouseEvent } from 'react'

/** Gives the keyboard's place to another control when the pressed one goes away; not after a tap, where a text field would open the keyboard. */
export function passFocus({ nativeEvent }: MouseEvent, to: HTMLElement | null): void {
  const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  if (!isTap) to?.focus()
}
