import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { phoneQuery, onNarrowPhone, onPhone } from '../theme/tokens'
import { Headline } from '../layout/Headline'
import { LongText } from '../layout/LongText'
import { MediaPicture } from '../layout/MediaPicture'
import { NeedsScript } from '../layout/NeedsScript'
import { Icon } from '../ui/Icon'
import { ApplicationForm } from './ApplicationForm'
import { ApplyLink } from './ApplyLink'
import { APPLY_HEADING_ID, APPLY_ID } from './applySection'
import { styleSheet } from '../theme/styleSheet'

/** The recruitment page: hero, roles, benefits, and the form (docs/behaviour.md, 3.7). */
export function JoinTeamPage({ copy }: { copy: PageCopy<'join-team'> }) {
  const { hero, buttonLabel, roles, benefits, form } = copy
  const { portfolioLabel, otherSocialLabel, otherSocialHint, whyPlaceholder } = form
  const shownBenefits = !benefits.isLeftOut && <Benefits copy={benefits} buttonLabel={buttonLabel} />
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
      {benefits.isAboveRoles && shownBenefits}
      {!roles.isLeftOut && <Roles copy={roles} />}
      {!benefits.isAboveRoles && shownBenefits}
      <section className="wrap grid12 team-apply" id={APPLY_ID} aria-labelledby={APPLY_HEADING_ID}>
        <div className="team-apply-head">
          <div id={APPLY_HEADING_ID} tabIndex={-1}>
            <Headline size="h2" copy={form.heading} />
          </div>
          <LongText className="muted" text={form.intro} />
        </div>
        <NeedsScript what="Applying" />
        <ApplicationForm
          words={{ portfolioLabel, otherSocialLabel, otherSocialHint, whyPlaceholder }}
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

function Roles({ copy }: { copy: PageCopy<'join-team'>['roles'] }) {
  return (
    <section className="wrap team-roles" aria-labelledby="roles">
      <Headline id="roles" size="h2" copy={copy.heading} />
      <dl>
        {copy.items.map(({ id, title, text }) => (
          <div key={id ?? title}>
            <dt className="display">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type BenefitsProps = { copy: PageCopy<'join-team'>['benefits']; buttonLabel: string }

function Benefits({ copy, buttonLabel }: BenefitsProps) {
  return (
    <section className="band-glass" aria-labelledby="benefits">
      <div className="wrap grid12 team-benefits">
        <Headline id="benefits" size="h2" copy={copy.heading} />
        <div>
          <ul>
            {copy.items.map(({ id, text }) => (
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
  )
}

/** Classes of the recruitment page: team-hero, team-roles, team-benefits, team-apply, application. */
const JoinTeamStyles = styleSheet('join-team')`
.team-hero{align-items:start;grid-template-rows:auto 1fr;
  & > h1{grid-column:1/8}
  & > figure{grid-column:8/13;grid-row:1/3;aspect-ratio:4/3;overflow:hidden;background:var(--sunken)}
  & img{width:100%;height:100%;object-fit:cover}
}
.team-intro{grid-column:1/6;display:grid;gap:1rem;justify-items:start;margin-top:1.75rem}
.band-glass + .team-roles{padding-top:var(--s-9)}
.team-roles{padding-bottom:var(--s-9);
  & > h2{padding-bottom:2rem}
  & > dl{columns:2;column-gap:var(--gutter)}
  & dl > div{display:flex;gap:1rem;align-items:baseline;padding-block:.875rem;border-top:1px solid var(--line);
    break-inside:avoid}
  & dt{flex:none;width:14rem;font-size:1.4375rem;font-variation-settings:"opsz" 19;letter-spacing:-.01em;
    line-height:1.15}
  & dd{color:var(--ink-2);font-size:var(--t-ui);line-height:1.45}
}
.team-benefits{padding-block:clamp(3rem,5vw,5rem);
  & > h2{grid-column:1/5}
  & > div{grid-column:6/13;display:grid;gap:1.5rem;justify-items:start}
  & ul{width:100%}
  & li{display:flex;gap:1rem;align-items:baseline;padding-block:.875rem;
    border-top:1px solid color-mix(in oklab,var(--ink) 28%,transparent);font-size:var(--t-lead);line-height:1.45}
  & li .icon{transform:translateY(.2em)}
}
.team-apply{padding-block:clamp(3.5rem,7vw,7rem);row-gap:1.25rem;scroll-margin-top:1rem;
  & > .team-apply-head{grid-column:1/5;display:grid;gap:1rem;align-content:start}
  & > .team-apply-head .prose{max-width:20rem}
  & > :is(.application,.callout){grid-column:6/13}
}
.application{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem var(--gutter)}
.application-wide{grid-column:1/-1}
.application-end{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem}
@media (max-width:1100px){
  .team-roles dl > div{flex-direction:column;gap:.125rem}
  .team-roles dt{width:auto}
}
${onPhone}{
  .team-hero{grid-template-rows:none;padding-top:0;row-gap:0;
    & > h1{grid-column:1/-1}
    & > figure{order:-1;grid-column:1/-1;grid-row:auto;margin:0 calc(-1*var(--margin)) 1.5rem}
  }
  .team-intro{grid-column:1/-1;margin-top:1rem}
  .team-benefits{row-gap:1.25rem;& > h2,& > div{grid-column:1/-1}}
  .team-apply{& > .team-apply-head,& > :is(.application,.callout){grid-column:1/-1}}
}
${onNarrowPhone}{
  .team-roles > dl{columns:1}
  .application{grid-template-columns:minmax(0,1fr)}
}
`
