import type { StaticDescription } from 'payload'
import { LETTERS_HREF } from '@/contracts/audience/letterPages'
import { Link } from '../ui/Link'

/** What the welcome letter is, and the way back to the letters of the dashboard. */
export function WelcomeDescription({ description }: { description?: StaticDescription }) {
  return (
    <div className="custom-view-description">
      {typeof description === 'string' && `${description} `}
      <Link href={LETTERS_HREF}>All letters</Link>
    </div>
  )
}
