'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'

type Props = {
  title: string
  children?: ReactNode
  /** The screen's buttons. */
  actions?: ReactNode
}

let lastPath: string | null = null

/**
 * The heading of a screen. It is focused after navigation from another screen, so that screen readers announce
 * it.
 */
export function PageHeader({ title, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = usePathname()
  useEffect(() => {
    if (lastPath !== null && lastPath !== path) heading.current?.focus({ preventScroll: true })
    lastPath = path
  }, [path])
  return (
    <Frame>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 1rem;

  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    font-family: var(--font-display);
    font-variation-settings: 'opsz' 22;
    font-size: var(--t-tool);
    letter-spacing: -0.02em;
    line-height: 1.05;
    outline: 0;
  }
  p {
    margin-top: 0.375rem;
    max-width: 40rem;
    color: var(--ink-2);
  }
  ${onPhone} {
    flex-direction: column;
    align-items: stretch;
  }
`

const Actions = styled.div`
  display: flex;
  gap: 0.5rem;

  ${onPhone} {
    flex-wrap: wrap;

    > .button {
      flex: 1;
    }
  }
`
