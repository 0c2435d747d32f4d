import type { ReactNode } from 'react'
import { Link } from '../ui/Link'

type CopyLinkProps = { url: string; className?: string; children: ReactNode }

/** A link whose target comes from an editor: a page of this site, or a web address. */
export function CopyLink({ url, className, children }: CopyLinkProps) {
  if (!url.startsWith('/')) {
    return (
      <a className={className} href={url}>
        {children}
      </a>
    )
  }
  return (
    <Link className={className} href={url}>
      {children}
    </Link>
  )
}
