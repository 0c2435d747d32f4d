'use client'

import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { stuck } from './stuck'

/**
 * The dialog's buttons, right-aligned. On a phone they are stacked with the last one, the main one, on top; only
 * that one stays visible while scrolling.
 */
export const DialogActions = styled.div.attrs({ className: 'dialog-actions' })`
  ${stuck}
  bottom: 0;
  display: flex;
  justify-content: flex-end;
  gap: 0.5rem;
  margin: -0.25rem -1.5rem -1.5rem;
  padding: 0.5rem 1.5rem 1.5rem;

  &::after {
    bottom: 100%;
    background: linear-gradient(transparent, var(--raised));
  }
  ${onPhone} {
    flex-direction: column-reverse;
    align-items: stretch;
    padding-bottom: max(1.5rem, env(safe-area-inset-bottom));

    &:not(:has(> :only-child)) {
      bottom: calc(env(safe-area-inset-bottom, 0px) - var(--h-control) - 1.25rem);
    }
  }
`
