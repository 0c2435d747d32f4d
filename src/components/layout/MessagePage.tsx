import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import { Headline } from './Headline'

type Props = {
  headline: { start: string; end?: string | null }
  /** The message. */
  children: ReactNode
} & (
  | {
      /** Where the reader can go instead. */
      link: { href: string; text: string }
    }
  | {
      /** What the reader can do: forms and links. */
      actions: ReactNode
    }
)

export const TO_COVER = { href: '/', text: 'To the cover' }
export const TO_SITE = { href: '/', text: 'To the site' }

/** A page with one short message, and below it a link to another page or what else one can do. */
export function MessagePage({ headline, children, ...next }: Props) {
  return (
    <main id="main" className="wrap">
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={headline} />
        <div className="masthead-aside message-aside">
          <p className="muted">{children}</p>
          {'link' in next ? (
            <Link className="button button-ink" href={next.link.href}>
              {next.link.text}
            </Link>
          ) : (
            next.actions
          )}
        </div>
      </div>
    </main>
  )
}
