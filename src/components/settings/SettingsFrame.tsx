'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { onTablet } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'
import { Link } from '../ui/Link'
import { PageHeader } from '../ui/PageHeader'

/** The pages below /dashboard/settings; the first has everything else. */
const PAGES: { href: string; icon: IconName; label: string }[] = [
  { href: '/dashboard/settings', icon: 'gear', label: 'All settings' },
  { href: '/dashboard/settings/notifications', icon: 'bell', label: 'Notifications' },
]

type Props = { title: string; note: string; children: ReactNode }

/** The frame of a page below /dashboard/settings: its heading, and the list of these pages beside it. */
export function SettingsFrame({ title, note, children }: Props) {
  const path = usePathname()
  return (
    <>
      <PageHeader title={title}>{note}</PageHeader>
      <Grid>
        <Pages aria-label="Settings">
          {PAGES.map(({ href, icon, label }) => (
            <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </Link>
          ))}
        </Pages>
        <div className="stack">{children}</div>
      </Grid>
    </>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  gap: 1.25rem 2rem;
  align-items: start;

  ${onTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Pages = styled.nav`
  display: grid;
  gap: 0.125rem;

  > a {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border-radius: var(--r-control);
    font-size: var(--t-ui);
    font-weight: 500;
    color: var(--ink-2);
    text-decoration: none;
  }
  > a:hover {
    background: var(--sunken);
  }
  > [aria-current] {
    background: var(--glass-tint);
    color: var(--glass-ink);
  }
  ${onTablet} {
    grid-auto-flow: column;
    justify-content: start;
    gap: 0.5rem;

    > a {
      border: 1px solid var(--line);
    }
  }
  @media (forced-colors: active) {
    > [aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`
