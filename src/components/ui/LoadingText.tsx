import type { ReactNode } from 'react'

/** The given loading words ("Loading brand deals..."), announced, with skeletons below where the shape is known. */
export function LoadingText({ children, skeleton }: { children: string; skeleton?: ReactNode }) {
  return (
    <div className="stack">
      <output className="muted">{children}</output>
      {skeleton}
    </div>
  )
}
