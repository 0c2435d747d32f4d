import { leaveList, preferencesPath, returnToList, tellWhyLeft } from '@/contracts/audience/newsletter'
import { LEAVE_REASONS, type SubscriptionPage } from '@/contracts/audience/subscription'
import { callUrl } from '@/contracts/core/call'
import { MessagePage, TO_SITE } from '../../layout/MessagePage'
import { Link } from '../../ui/Link'
import { NewsletterStyles } from './NewsletterStyles'

type Props = {
  /** Null for a key that is nobody's. */
  found: SubscriptionPage | null
  linkKey: string
  /** The letter whose link it is; null for a link from elsewhere. */
  letter: string | null
  /** What the page was just used for: 'true' left, 'told' a reason, 'asked' to be back. */
  done: string | null
}

/** Leaving the list with one button, without script or question (docs/behaviour.md, 13.3). */
export function LeavePage({ found, linkKey, letter, done }: Props) {
  if (!found) {
    return (
      <MessagePage headline={{ start: 'Nobody', end: 'is on this link' }} link={TO_SITE}>
        The address was erased, or the link has lost its end on the way. No mail follows.
      </MessagePage>
    )
  }
  if (done === 'asked') {
    return (
      <MessagePage headline={{ start: 'Look into', end: 'your mail' }} link={TO_SITE}>
        {`One press there, and ${found.maskedEmail} is back on the list.`}
      </MessagePage>
    )
  }
  const params = { key: linkKey }
  if (found.status === 'active' || found.status === 'pending') {
    return (
      <MessagePage
        headline={{ start: 'Leave', end: 'the list?' }}
        actions={
          <>
            <form method="post" action={callUrl(leaveList, { params, query: { from: 'page', c: letter } })}>
              <button type="submit" className="button button-ink">
                Leave the list
              </button>
            </form>
            <Link className="text-link" href={preferencesPath(linkKey)}>
              Choose what you get instead
            </Link>
          </>
        }
      >
        {`${found.maskedEmail} would get no more letters.`}
      </MessagePage>
    )
  }
  return (
    <MessagePage
      headline={{ start: 'You are', end: 'off the list' }}
      actions={
        <>
          {done !== 'told' && found.status === 'unsubscribed' && <Reasons linkKey={linkKey} />}
          {found.status !== 'complained' && (
            <form method="post" action={callUrl(returnToList, { params })}>
              <button type="submit" className="text-link">
                That was a mistake
              </button>
            </form>
          )}
        </>
      }
    >
      {done === 'told' ? 'Thank you. No mail follows.' : 'No mail follows.'}
    </MessagePage>
  )
}

function Reasons({ linkKey }: { linkKey: string }) {
  return (
    <form className="leave-form" method="post" action={callUrl(tellWhyLeft, { params: { key: linkKey } })}>
      <NewsletterStyles />
      <fieldset className="reasons">
        <legend>Why, if you like to say</legend>
        {LEAVE_REASONS.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required />
            {reason}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button button-line">
        Send
      </button>
    </form>
  )
}
