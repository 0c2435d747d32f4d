'use client'

import { useLinkStatus } from 'next/link'
import { keyframes, styled } from 'styled-components'
import { useAwaitsPart } from './awaitedParts'

/** The same bar while the user waits for a part of the screen, such as a dialog's form on a slow connection. */
export function PartBar() {
  return useAwaitsPart() && <Bar aria-hidden="true" data-awaited-part="" />
}

/** Inside a link: shows a bar along the top of the window from the press until the new screen is rendered. */
export function PendingBar() {
  const { pending } = useLinkStatus()
  return pending && <Bar aria-hidden="true" data-pending-link="" />
}

const run = keyframes`
  from { transform: scaleX(0.08); }
  to { transform: scaleX(0.92); }
`

const Bar = styled.span`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 3px;
  background: var(--coral);
  transform: scaleX(0.92);
  transform-origin: left;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.2, 1);
  pointer-events: none;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`
