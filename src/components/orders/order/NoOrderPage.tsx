import Link from 'next/link'
import { Headline } from '../../layout/Headline'

/** The page of a link that leads to no order; a wrong number and a wrong key look the same. */
export function NoOrderPage() {
  return (
    <main id="main" className="wrap">
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={{ start: 'No such', end: 'order' }} />
        <div className="masthead-aside message-aside">
          <p className="muted">This link leads to no order. It may have lost its end on the way.</p>
          <Link className="button button-ink" href="/order">
            Find my order
          </Link>
        </div>
      </div>
    </main>
  )
}
