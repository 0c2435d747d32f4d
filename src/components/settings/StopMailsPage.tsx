import { callUrl } from '@/contracts/core/call'
import { KIND_WORDS, type Stopped, stopMails } from '@/contracts/notificationSettings'
import { MessagePage } from '../layout/MessagePage'

const SETTINGS = { href: '/dashboard/settings/notifications', text: 'Choose what reaches you' }

type Props = {
  /** Null when the link's key is wrong. */
  link: { userId: string; kind: Stopped; key: string } | null
  isStopped: boolean
}

/** What a link in a mail stops, with one button that works without script (docs/behaviour.md, 3.19). */
export function StopMailsPage({ link, isStopped }: Props) {
  if (!link) {
    return (
      <MessagePage headline={{ start: 'This link', end: 'does not work' }} link={SETTINGS}>
        It has lost its end on the way. Your mails can be chosen in your settings.
      </MessagePage>
    )
  }
  const what = link.kind === 'digest' ? 'the daily digest' : `mails about “${KIND_WORDS[link.kind].title}”`
  if (isStopped) {
    return (
      <MessagePage headline={{ start: 'These mails', end: 'have stopped' }} link={SETTINGS}>
        {`You get no more of ${what}. Your dashboard still shows everything.`}
      </MessagePage>
    )
  }
  return (
    <MessagePage
      headline={{ start: 'Stop', end: 'these mails?' }}
      actions={
        <form method="post" action={callUrl(stopMails, { params: link, query: { from: 'page' } })}>
          <button type="submit" className="button button-ink">
            Stop these mails
          </button>
        </form>
      }
    >
      {`You would get no more of ${what}. Your dashboard still shows everything, `}
      you can switch them on again in your settings.
    </MessagePage>
  )
}
