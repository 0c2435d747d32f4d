import type { CSSProperties } from 'react'
import type { PageCopy, MediaFile } from '@/contracts/content'
import { CopyLink } from '../../layout/CopyLink'
import { Icon } from '../../ui/Icon'
import { LandingStyles } from './LandingStyles'
import { nameFit } from './nameFit'
import { SilkStill } from '../../layout/SilkStill'
import { HeroFilm } from './HeroFilm'
import { SIGNUP_TEXTS } from '@/contracts/audience/signup'
import { Link } from '../../ui/Link'
import { Headline } from '../../layout/Headline'
import { NeedsScript } from '../../layout/NeedsScript'
import { SignUpForm } from './SignUpForm'

/** The landing page: name over the silk, credit, links, and the sign-up box (docs/behaviour.md, 3.1). */
export function LandingPage({ copy }: { copy: PageCopy<'landing'> }) {
  const { name, subtitle, button, credit, film, socialLinks, signUp } = copy
  return (
    <main id="main" className="cover-page">
      <LandingStyles />
      <section className="hero" style={{ '--fit': nameFit(name.first, name.second) } as CSSProperties}>
        <HeroSilk film={film} />
        <div className="wrap hero-copy">
          <h1 className="display cover hero-name">
            <span>{name.first}</span> {name.second && <i>{name.second}</i>}
          </h1>
          <div className="grid12 hero-row">
            <p className="caption">{subtitle}</p>
            <CopyLink className="button button-primary button-large" url={button.url}>
              {button.label}
              <Icon name="right" />
            </CopyLink>
            <p className="subtle hero-credit">{credit}</p>
          </div>
          <SocialLinks links={socialLinks} />
        </div>
      </section>
      {!signUp.isLeftOut && <SignUpBox copy={signUp} />}
    </main>
  )
}

/** The moving silk. The still is in the first HTML; the film replaces it after the first paint. */
function HeroSilk({ film }: { film: PageCopy<'landing'>['film'] }) {
  const { landscape, landscapePoster, portrait, portraitPoster } = film
  const upright = portrait.length > 0 ? portrait : landscape
  return (
    <div className="silk hero-silk">
      <SilkStill wide={landscapePoster} upright={portraitPoster ?? landscapePoster} sizes="67vw" />
      <HeroFilm landscape={landscape.map(toSource)} portrait={upright.map(toSource)} />
      <span className="hero-veil" />
    </div>
  )
}

function toSource({ url, mimeType }: MediaFile): { url: string; type: string } {
  return { url, type: mimeType }
}

/** The sign-up box "Coming Soon" (docs/behaviour.md, 3.2). */
function SignUpBox({ copy }: { copy: PageCopy<'landing'>['signUp'] }) {
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

/** A strip of social and affiliate links with labels; each opens in a new tab (docs/behaviour.md, 3.1). */
function SocialLinks({ links }: { links: PageCopy<'landing'>['socialLinks'] }) {
  if (!links?.length) return null
  return (
    <nav aria-label="Social and affiliate links">
      <ul className="social">
        {links.map(({ id, label, icon, url }) => (
          <li key={id ?? label}>
            <a href={url} target="_blank" rel="noopener" data-counted={label}>
              <Icon name={icon} />
              <span>{label}</span>
              <Icon name="up" size="small" className="social-out" />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
