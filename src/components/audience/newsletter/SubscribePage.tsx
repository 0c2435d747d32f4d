import { type PublicLetter, letterPath } from '@/contracts/audience/letterPages'
import { subscribe } from '@/contracts/audience/newsletter'
import { SIGNUP_TEXTS } from '@/contracts/audience/signup'
import { NEWS_WORDINGS } from '@/contracts/audience/subscription'
import { LINK_PARAM } from '@/contracts/links/linkCode'
import { callUrl } from '@/contracts/core/call'
import { MessagePage, TO_SITE } from '../../layout/MessagePage'
import type { Silk } from '../../layout/SilkStill'
import { formatDay } from '../../ui/formatDay'
import { NativeField } from '../../ui/native/NativeField'
import { SilkPage } from './SilkPage'

type Props = {
  silk: Silk
  /** The last letters that everybody may read. */
  letters: readonly Pick<PublicLetter, 'slug' | 'subject' | 'preheader' | 'sentAt'>[]
  isDone: boolean
  isInvalid: boolean
  /** Of the letter whose link led here. */
  letterCode: string | null
}

/** Signing up for news, without script (docs/behaviour.md, 13.6). */
export function SubscribePage({ silk, letters, isDone, isInvalid, letterCode }: Props) {
  if (isDone) {
    return (
      <MessagePage headline={{ start: 'Look into', end: 'your mail' }} link={TO_SITE}>
        One press there, and the next letter is yours. No mail? The address may have another spelling, or it
        is on the list already.
      </MessagePage>
    )
  }
  const [about] = NEWS_WORDINGS.subscribe.split('. ')
  return (
    <SilkPage
      silk={silk}
      headline={{ start: 'A letter,', end: 'now and then' }}
      below={letters.length > 0 && <LastLetters letters={letters} />}
    >
      <p className="lead">{about}.</p>
      <form method="post" action={callUrl(subscribe)}>
        {letterCode && <input type="hidden" name={LINK_PARAM} value={letterCode} />}
        <div className="subscribe-line">
          <NativeField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@email.com"
            {...(isInvalid && { error: SIGNUP_TEXTS.invalidHint })}
          />
          <button type="submit" className="button button-primary button-large">
            Send it to me
          </button>
        </div>
      </form>
      <p className="subtle">
        One mail comes first, with a button. Nothing is sent before you press it, and every letter ends with
        an unsubscribe link.
      </p>
    </SilkPage>
  )
}

function LastLetters({ letters }: Pick<Props, 'letters'>) {
  return (
    <section className="wrap last-letters" aria-labelledby="last-letters">
      <h2 className="display h2" id="last-letters">
        The last letters
      </h2>
      <ol>
        {letters.map(({ slug, subject, preheader, sentAt }) => (
          <li key={slug}>
            <time dateTime={sentAt}>{formatDay(sentAt)}</time>
            <a className="display" href={letterPath(slug)}>
              {subject}
            </a>
            <p className="muted">{preheader}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
