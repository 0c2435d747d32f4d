'use client'

import { styled } from 'styled-components'
import { RELEASE, RUNNING_VERSION, newsFor } from '@/contracts/releases'
import { SCREENS, screenHref } from '@/contracts/screens'
import { Link } from '../ui/Link'
import { useSession } from '../session/useSession'
import { onPhone } from '../theme/tokens'
import { formatDay } from '../ui/formatDay'

/** What changed in the running version, on the screens that the user can open (docs/behaviour.md, 4.20). */
export function WhatsNew() {
  const { user } = useSession()
  const news = newsFor(user?.isAdmin === 'true')
  const screens = [...new Set(news.map(({ screen }) => screen))]
  return (
    <section aria-labelledby="news-title">
      <Heading id="news-title">{`What's new in ${RUNNING_VERSION}`}</Heading>
      <p className="subtle">{formatDay(RELEASE.day)}</p>
      <List>
        {screens.map((screen) => (
          <div key={screen ?? 'all'}>
            <dt>{screen ? <Link href={screenHref(screen)}>{SCREENS[screen].title}</Link> : 'All screens'}</dt>
            {news
              .filter((each) => each.screen === screen)
              .map(({ text }) => (
                <dd key={text}>{text}</dd>
              ))}
          </div>
        ))}
      </List>
    </section>
  )
}

const Heading = styled.h3`
  font-size: var(--t-ui);
  font-weight: 550;
`

const List = styled.dl`
  margin-top: 0.5rem;
  font-size: var(--t-ui);

  > div {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-bottom: 0.5rem;
    border-top: 1px solid var(--line);
  }
  dt {
    grid-row: span 9;
    font-weight: 550;
  }
  dd,
  dt:not(:has(a)) {
    padding-top: 0.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-bottom: -0.5rem;
  }
  ${onPhone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
    dt {
      grid-row: auto;
    }
    a {
      margin-bottom: 0;
    }
    dt + dd {
      padding-top: 0;
    }
  }
`
