import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import { Headline } from './Headline'

type Props = {
  headline: { start: string; end?: string | null }
  /** Where the reader can go instead. */
  link: { href: string; text: string }
  children: ReactNode
}

/** A page with one short message and a link to another page. */
export function MessagePage({ headline, link, children }: Props) {
  return (
    <main id="main" className="wrap">
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={headline} />
        <div className="masthead-aside message-aside">
          <p className="muted">{children}</p>
          <Link className="button button-ink" href={link.href}>
            {link.text}
          </Link>
        </div>
      </div>
    </main>
  )
}
