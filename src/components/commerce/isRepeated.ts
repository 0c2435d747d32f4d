import type { MouseEvent } from 'react'

/** Whether a click is the second of a double click by somebody who wants one thing. Keys and screen readers send 0. */
export function isRepeated({ detail }: MouseEvent): boolean {
  return detail > 1
}
