import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { Headline } from '../layout/Headline'
import { NeedsScript } from '../layout/NeedsScript'
import { Icon } from '../ui/Icon'
import { AuthScreen } from './AuthScreen'

type AuthPageProps = {
  copy: PageCopy<'auth-pages'>
  /** True while an editor previews the draft: no redirect. */
  isPreview: boolean
}

/** Login and Create Account, with the note that an admin must approve accounts (docs/behaviour.md, 3.8). */
export function AuthPage({ copy, isPreview }: AuthPageProps) {
  const { emailHint, waiting, refused } = copy
  return (
    <>
      <AuthScreen
        sendsOn={!isPreview}
        words={{ emailHint, waiting, refused }}
        loginHeading={<Headline as="h1" size="h2" copy={copy.loginHeading} />}
        registerHeading={<Headline as="h1" size="h2" copy={copy.registerHeading} />}
        privacy={
          <p className="subtle">
            {copy.privacyHint} <Link href="/privacy">Privacy</Link>
          </p>
        }
      />
      <NeedsScript what="Logging in" />
      <p className="callout">
        <Icon name="info" />
        <span>
          <b>Admin approval required</b> {copy.approvalNote}
        </span>
      </p>
    </>
  )
}
