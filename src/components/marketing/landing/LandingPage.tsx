import type { CSSProperties } from 'react'
import type { PageCopy } from '@/contracts/content'
import { CopyLink } from '../../layout/CopyLink'
import { Icon } from '../../ui/Icon'
import { HeroSilk } from './HeroSilk'
import { LandingStyles } from './LandingStyles'
import { nameFit } from './nameFit'
import { SignUpBox } from './SignUpBox'
import { SocialLinks } from './SocialLinks'

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
      <SignUpBox copy={signUp} />
    </main>
  )
}
