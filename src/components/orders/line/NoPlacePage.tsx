import Link from 'next/link'
import { KEPT_MINUTES } from '@/contracts/orders/backInStock'
import { Headline } from '../../layout/Headline'

/** The page of a link that leads to no place in line: it is over, or its key is another one. */
export function NoPlacePage() {
  return (
    <main id="main" className="wrap">
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={{ start: 'This link', end: 'is over' }} />
        <div className="masthead-aside message-aside">
          <p className="muted">
            {`A kept piece goes to the next in line after ${KEPT_MINUTES} minutes, or you have ordered it. `}
            Otherwise the link has lost its end on the way. You can get in line again on the page of the
            piece.
          </p>
          <Link className="button button-ink" href="/shop">
            See the shop
          </Link>
        </div>
      </div>
    </main>
  )
}
