import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { phoneQuery } from '../theme/tokens'
import { Headline } from '../layout/Headline'
import { LongText } from '../layout/LongText'
import { MediaPicture } from '../layout/MediaPicture'
import { NeedsScript } from '../layout/NeedsScript'
import { Icon } from '../ui/Icon'
import { ApplicationForm } from './ApplicationForm'
import { ApplyLink } from './ApplyLink'
import { APPLY_HEADING_ID, APPLY_ID } from './applySection'
import { JoinTeamStyles } from './JoinTeamStyles'

/** The recruitment page: hero, roles, benefits, and the form (docs/behaviour.md, 3.7). */
export function JoinTeamPage({ copy }: { copy: PageCopy<'join-team'> }) {
  const { hero, buttonLabel, roles, benefits, form } = copy
  return (
    <main id="main">
      <JoinTeamStyles />
      <section className="wrap grid12 masthead team-hero">
        <Headline as="h1" size="h1" copy={hero.heading} />
        <figure>
          <MediaPicture file={hero.picture} sizes={`${phoneQuery} 100vw, 42vw`} isFirst />
        </figure>
        <div className="team-intro">
          <LongText className="lead" text={hero.intro} />
          <ApplyLink className="button button-primary">
            {buttonLabel}
            <Icon name="right" />
          </ApplyLink>
        </div>
      </section>
      <section className="wrap team-roles" aria-labelledby="roles">
        <Headline id="roles" size="h2" copy={roles.heading} />
        <dl>
          {roles.items.map(({ id, title, text }) => (
            <div key={id ?? title}>
              <dt className="display">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="band-glass" aria-labelledby="benefits">
        <div className="wrap grid12 team-benefits">
          <Headline id="benefits" size="h2" copy={benefits.heading} />
          <div>
            <ul>
              {benefits.items.map(({ id, text }) => (
                <li key={id ?? text}>
                  <Icon name="check" />
                  {text}
                </li>
              ))}
            </ul>
            <ApplyLink className="button button-ink">{buttonLabel}</ApplyLink>
          </div>
        </div>
      </section>
      <section className="wrap grid12 team-apply" id={APPLY_ID} aria-labelledby={APPLY_HEADING_ID}>
        <div className="team-apply-head">
          <div id={APPLY_HEADING_ID} tabIndex={-1}>
            <Headline size="h2" copy={form.heading} />
          </div>
          <LongText className="muted" text={form.intro} />
        </div>
        <NeedsScript what="Applying" />
        <ApplicationForm
          privacy={
            <p className="subtle">
              {form.privacyHint} <Link href="/privacy">Privacy</Link>
            </p>
          }
        />
      </section>
    </main>
  )
}
