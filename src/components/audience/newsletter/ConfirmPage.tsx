import { NEWSLETTER_TEXTS, confirmSubscription, preferencesPath } from '@/contracts/audience/newsletter'
import type { ConfirmPage as Confirmation } from '@/contracts/audience/subscription'
import { callUrl } from '@/contracts/core/call'
import { MessagePage } from '../../layout/MessagePage'
import type { Silk } from '../../layout/SilkStill'
import { SilkPage } from './SilkPage'
import { TopicBoxes } from './TopicBoxes'

type Props = {
  /** Null for a wrong or expired link. */
  found: Confirmation | null
  link: { subscriber: string; key: string }
  silk: Silk
  isDone: boolean
  hasChosenNothing: boolean
}

/** The page of a confirm mail: what one gets, and one button; opening it changes nothing (docs/behaviour.md, 13.3). */
export function ConfirmPage({ found, link, silk, isDone, hasChosenNothing }: Props) {
  if (!found) {
    return (
      <MessagePage headline={{ start: 'This link', end: 'is over' }} link={{ href: '/', text: 'Sign up' }}>
        {NEWSLETTER_TEXTS.linkOver}
      </MessagePage>
    )
  }
  if (isDone && found.key) {
    return (
      <MessagePage
        headline={{ start: 'You are', end: 'on the list' }}
        link={{ href: preferencesPath(found.key), text: 'Choose what you get' }}
      >
        {`${found.maskedEmail} is confirmed. Every letter has a link to leave.`}
      </MessagePage>
    )
  }
  const ticked = hasChosenNothing ? [] : [...found.asked, ...found.topics]
  return (
    <SilkPage silk={silk} headline={{ start: 'One press,', end: 'and you are in' }} above={found.maskedEmail}>
      <p className="lead">Confirm that this address is yours, and choose what it gets.</p>
      <form method="post" action={callUrl(confirmSubscription, { params: link })}>
        <TopicBoxes
          ticked={ticked}
          notes={found.asked.includes('launch') ? { launch: 'What you asked for' } : {}}
        />
        {hasChosenNothing && (
          <p className="field-error" role="alert">
            {NEWSLETTER_TEXTS.chooseOne}
          </p>
        )}
        <button type="submit" className="button button-primary button-large">
          Confirm my address
        </button>
      </form>
    </SilkPage>
  )
}
