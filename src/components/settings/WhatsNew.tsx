'use client'

import Link from 'next/link'
import { styled } from 'styled-components'
import { RELEASE, RUNNING_VERSION, newsFor } from '@/contracts/releases'
import { SCREENS, screenHref } from '@/contracts/screens'
import { useSession } from '../session/useSession'
import { formatDay } from '../ui/formatDay'

/** What changed in the version that runs here, on the screens that the reader has (docs/behaviour.md, 4.20). */
export function WhatsNew() {
  const { user } = useSession()
  return (
    <section aria-labelledby="news-title">
      <Heading id="news-title">{`What's new in ${RUNNING_VERSION}`}</Heading>
      <p className="subtle">{formatDay(RELEASE.day)}</p>
      <List>
        {newsFor(user?.isAdmin === 'true').map(({ screen, text }) => (
          <li key={text}>
            <Link href={screenHref(screen)}>{SCREENS[screen].title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </List>
    </section>
  )
}

const Heading = styled.h3`
  font-size: var(--t-ui);
  font-weight: 550;
`

const List = styled.ul`
  margin-top: 0.5rem;
  font-size: var(--t-ui);

  > li {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 0 1rem;
    align-items: baseline;
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 550;
  }
  @media (max-width: 640px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      padding-bottom: 0.625rem;
    }
  }
`
