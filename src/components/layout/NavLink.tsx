'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '../ui/Link'

/** A link of the navigation, marked on its own page and on those below it. */
export function NavLink(link: ComponentProps<typeof Link>) {
  const path = usePathname()
  const isBelow = path.startsWith(`${link.href}/`)
  return <Link {...link} aria-current={path === link.href ? 'page' : isBelow ? 'true' : undefined} />
}
