import type { ReactNode } from 'react'

/** Says, where something is added, that only browser memory keeps it (docs/behaviour.md, 5.21). */
export function KeptHere({ children }: { children?: ReactNode }) {
  return <p className="subtle">{children} Kept in this tab only, until you reload it.</p>
}
