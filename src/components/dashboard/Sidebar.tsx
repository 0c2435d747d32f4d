'use client'

import { styled } from 'styled-components'
import { firstLetters } from '@/contracts/core/firstLetters'
import { Link } from '../ui/Link'
import { onPhone } from '../theme/tokens'
import { SidebarNav } from './SidebarNav'

type Props = { brand: string; username: string; isAdmin: boolean; isCollapsed: boolean }

/** The sidebar of wide screens: 16rem, 3rem collapsed (docs/behaviour.md, 4.1). */
export function Sidebar({ brand, username, isAdmin, isCollapsed }: Props) {
  return (
    <Aside data-collapsed={isCollapsed || undefined}>
      <Sticky>
        <Wordmark href="/" aria-label={`${brand}, to the public site`}>
          {isCollapsed ? firstLetters(brand, 1) : brand}
        </Wordmark>
        <SidebarNav isAdmin={isAdmin} isCollapsed={isCollapsed} />
        {!isCollapsed && <SignedInAs username={username} />}
      </Sticky>
    </Aside>
  )
}

/** The footer: who is logged in. */
export function SignedInAs({ username }: { username: string }) {
  return (
    <Foot>
      Signed in as <b>{username}</b>
    </Foot>
  )
}

export const Wordmark = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  height: 3.5rem;
  padding-inline: 1.25rem;
  font-family: var(--font-display);
  font-variation-settings: 'opsz' 15;
  font-size: 1.375rem;
  letter-spacing: -0.02em;
  white-space: nowrap;
  text-decoration: none;

  [data-collapsed] & {
    justify-content: center;
    padding-inline: 0;
  }
`

const Aside = styled.aside`
  flex: none;
  width: 16rem;
  overflow: clip;
  background: var(--sunken);
  border-right: 1px solid var(--line);
  transition: width var(--d-3) var(--e-out);

  &[data-collapsed] {
    width: 3rem;
  }

  ${onPhone} {
    display: none;
  }
`

const Sticky = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
`

const Foot = styled.p`
  padding: 0.75rem 1.25rem;
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  line-height: 1.35;
  color: var(--ink-3);

  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 550;
    color: var(--ink);
  }
`
