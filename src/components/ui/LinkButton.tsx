import type { ReactNode } from 'react'
import { Link } from './Link'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { PendingBar } from './PendingBar'

type Props = Omit<ButtonLook, 'isDone'> & {
  href: string
  icon?: IconName
  /** Another site: opens in a new tab. */
  isExternal?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ href, variant, size, isBlock, icon, isExternal = false, children }: Props) {
  const className = buttonClass({ variant, size, isBlock })
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (!isExternal) {
    return (
      <Link href={href} className={className}>
        {content}
        <PendingBar />
      </Link>
    )
  }
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer">
      {content}
    </a>
  )
}
