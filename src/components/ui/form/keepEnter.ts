import type { KeyboardEvent } from 'react'

/** For a field of a list within a form: Enter there means "next", and must not submit what is half finished. */
export function keepEnter(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void {
  if (event.key === 'Enter') event.preventDefault()
}
