import { SIGNUP_TEXTS } from '@/contracts/audience'
import type { PageCopy } from '@/contracts/content'
import { Link } from '../../ui/Link'
import { Headline } from '../../layout/Headline'
import { NeedsScript } from '../../layout/NeedsScript'
import { SignUpForm } from './SignUpForm'

/** The sign-up box "Coming Soon" (docs/behaviour.md, 3.2). */
export function SignUpBox({ copy }: { copy: PageCopy<'landing'>['signUp'] }) {
  return (
    <section className="wrap grid12 soon" aria-labelledby="soon">
      <Headline id="soon" size="h1" copy={copy.heading} />
      <div className="soon-box">
        <p className="lead">{copy.text}</p>
        <SignUpForm placeholder={copy.placeholder} buttonLabel={copy.buttonLabel} messages={SIGNUP_TEXTS} />
        <NeedsScript what="Signing up" className="muted" />
        <p className="subtle soon-privacy">
          {copy.privacyHint} <Link href="/privacy">Privacy</Link>
        </p>
      </div>
    </section>
  )
}
