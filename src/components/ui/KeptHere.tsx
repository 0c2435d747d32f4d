import type { ReactNode } from 'react'

/** Tells the user that what they add is kept in browser memory only (docs/behaviour.md, 5.21). */
export function KeptHere({ children }: { children?: ReactNode }) {
  return <p className="subtle">{children} Kept in this tab only, until you reload it.</p>
}
