import type { ReactNode } from 'react'

type Props = {
  title: string
  /** One sentence. */
  children?: ReactNode
  /** One `line` button. */
  action?: ReactNode
}

/** Says that there is nothing yet, and what to do. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  )
}
