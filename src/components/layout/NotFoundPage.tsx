import Link from 'next/link'
import { Headline } from './Headline'

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <main id="main" className="wrap">
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={{ start: 'Gone', end: 'with the tide' }} />
        <div className="masthead-aside message-aside">
          <p className="muted">There is no page at this address. It moved, or it never was.</p>
          <Link className="button button-ink" href="/">
            Back to the cover
          </Link>
        </div>
      </div>
    </main>
  )
}
