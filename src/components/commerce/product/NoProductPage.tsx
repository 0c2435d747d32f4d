import Link from 'next/link'
import { Headline } from '../../layout/Headline'

/** The page of a product that is not, or no longer, in the shop. */
export function NoProductPage() {
  return (
    <main id="main" className="wrap">
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={{ start: 'Not here', end: 'any more' }} />
        <div className="masthead-aside message-aside">
          <p className="muted">This piece has left the shop, or it never was at this address.</p>
          <Link className="button button-ink" href="/shop">
            See the shop
          </Link>
        </div>
      </div>
    </main>
  )
}
