import { SUBSCRIBE_PAGE } from '@/contracts/audience/newsletter'
import { Link } from '../../ui/Link'

/** The way to the letters, at the end of a public page (docs/behaviour.md, 13.6). */
export function NewsLine() {
  return (
    <p className="news-line">
      What is new, by mail, now and then.{' '}
      <Link className="text-link" href={SUBSCRIBE_PAGE}>
        Get the letter
      </Link>
    </p>
  )
}
