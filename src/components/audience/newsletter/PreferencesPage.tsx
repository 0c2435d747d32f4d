import {
  changePreferences,
  copyPreferences,
  eraseSubscription,
  leavePagePath,
  preferencesPath,
} from '@/contracts/audience/newsletter'
import {
  type ConsentKind,
  FIRST_NAME_MAX,
  type SubscriptionPage,
  TOPIC_WORDS,
} from '@/contracts/audience/subscription'
import { LINK_PARAM } from '@/contracts/links/linkCode'
import { callUrl } from '@/contracts/core/call'
import { Headline } from '../../layout/Headline'
import { MessagePage, TO_SITE } from '../../layout/MessagePage'
import { LocalTime } from '../../orders/order/LocalTime'
import { Link } from '../../ui/Link'
import { NativeField } from '../../ui/native/NativeField'
import { NewsletterStyles } from './NewsletterStyles'
import { TopicBoxes } from './TopicBoxes'

type Props = {
  /** Null for a key that is nobody's. */
  found: SubscriptionPage | null
  linkKey: string
  isSaved: boolean
  isErased: boolean
  /** The page asks before it erases, because a dialog would need script. */
  isErasing: boolean
  /** Whether a letter's button led here, to ask for news with one press. */
  isAskingForNews: boolean
  /** The code of that letter. */
  letterCode: string | null
}

const DONE: Record<ConsentKind, string> = {
  asked: 'Asked',
  confirmed: 'Confirmed',
  topics: 'Topics changed',
  left: 'Left',
  imported: 'Put on the list',
}

/** What a person gets and what is kept about them, through the link in a letter (docs/behaviour.md, 13.3). */
export function PreferencesPage({
  found,
  linkKey,
  isSaved,
  isErased,
  isErasing,
  isAskingForNews,
  letterCode,
}: Props) {
  const params = { key: linkKey }
  if (!found) {
    const end = isErased ? 'is erased' : 'is not known'
    return (
      <MessagePage headline={{ start: 'The address', end }} link={TO_SITE}>
        {isErased
          ? 'Nothing is kept but a mark that no list may bring it back. You can sign up again yourself.'
          : 'It was erased, or the link has lost its end on the way.'}
      </MessagePage>
    )
  }
  if (isErasing) {
    return (
      <MessagePage
        headline={{ start: 'Erase', end: 'your address?' }}
        actions={
          <>
            <form method="post" action={callUrl(eraseSubscription, { params })}>
              <button type="submit" className="button button-danger">
                Erase it
              </button>
            </form>
            <Link className="text-link" href={preferencesPath(linkKey)}>
              Keep it
            </Link>
          </>
        }
      >
        {`${found.maskedEmail}, your name and all that is kept with them go for good.`}
      </MessagePage>
    )
  }
  if (isAskingForNews && found.status === 'active' && !found.topics.includes('news')) {
    const { agreed, about } = TOPIC_WORDS.news
    return (
      <MessagePage
        headline={{ start: 'Keep you', end: 'posted?' }}
        actions={
          <>
            <form method="post" action={callUrl(changePreferences, { params })}>
              {[...found.topics, 'news'].map((topic) => (
                <input key={topic} type="hidden" name={topic} value="on" />
              ))}
              <input type="hidden" name="firstName" value={found.firstName ?? ''} />
              {letterCode && <input type="hidden" name={LINK_PARAM} value={letterCode} />}
              <button type="submit" className="button button-primary">
                Keep me posted
              </button>
            </form>
            <Link className="text-link" href={preferencesPath(linkKey)}>
              Choose what you get
            </Link>
          </>
        }
      >
        {`${agreed} for ${found.maskedEmail}: ${about.toLowerCase()}. Every letter ends with an unsubscribe link.`}
      </MessagePage>
    )
  }
  return (
    <main id="main" className="wrap">
      <NewsletterStyles />
      <div className="grid12 masthead">
        <Headline as="h1" size="h1" copy={{ start: 'What', end: 'you get' }} />
        <div className="masthead-aside">
          <p className="muted">
            {`For ${found.maskedEmail}. Nothing here needs a password: the link in your mail is the key.`}
          </p>
          {isSaved && <output className="callout">Saved.</output>}
        </div>
      </div>
      <div className="grid12 preferences">
        <form method="post" action={callUrl(changePreferences, { params })}>
          <div className="preferences-row">
            <h2 className="display">Letters</h2>
            {found.status === 'active' ? (
              <TopicBoxes ticked={found.topics} />
            ) : (
              <p className="muted">
                You get none now.{' '}
                <Link className="text-link" href={leavePagePath(linkKey)}>
                  Come back
                </Link>
              </p>
            )}
          </div>
          <div className="preferences-row">
            <h2 className="display">Your name</h2>
            <NativeField
              label="First name"
              isOptional
              name="firstName"
              autoComplete="given-name"
              maxLength={FIRST_NAME_MAX}
              defaultValue={found.firstName ?? ''}
            />
          </div>
          <div className="preferences-end">
            <button type="submit" className="button button-primary button-large">
              Save
            </button>
            {found.status === 'active' && (
              <Link className="text-link" href={leavePagePath(linkKey)}>
                Leave the list
              </Link>
            )}
          </div>
        </form>
        <Kept found={found} linkKey={linkKey} />
      </div>
    </main>
  )
}

/** Everything that is stored, as a receipt. */
function Kept({ found, linkKey }: { found: SubscriptionPage; linkKey: string }) {
  const { maskedEmail, firstName, topics, history } = found
  const rows = [
    ['Address', maskedEmail],
    ['First name', firstName ?? 'None'],
    ['Topics', topics.map((topic) => TOPIC_WORDS[topic].title).join(', ') || 'None'],
  ] as const
  return (
    <aside className="kept" aria-labelledby="kept">
      <h2 className="display" id="kept">
        What is kept
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {history.map(({ what, at }) => (
          <div key={at}>
            <dt>{DONE[what]}</dt>
            <dd>
              <LocalTime iso={at} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="subtle">No opens, no places, no address of your device.</p>
      <div className="kept-actions">
        <a
          className="button button-line"
          href={callUrl(copyPreferences, { params: { key: linkKey } })}
          download
        >
          Get a copy
        </a>
        <Link className="button button-danger" href={`${preferencesPath(linkKey)}?erase=true`}>
          Erase my address
        </Link>
      </div>
    </aside>
  )
}
