import { Link } from '../../ui/Link'
import { LettersList } from './LettersList'
import { WelcomeCard } from './WelcomeCard'
import { DOMAIN_HREF } from './letterWords'

/** All letters; for admins also the welcome letter and the way to the domain. */
export function LettersTab({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      {isAdmin && <WelcomeCard />}
      <LettersList />
      {isAdmin && (
        <p>
          <Link className="text-link" href={DOMAIN_HREF}>
            Check your domain
          </Link>
        </p>
      )}
    </>
  )
}
