'use client'

import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { css, styled } from 'styled-components'

/** The popover of a select or a menu. */
export const Popover = styled(AriaPopover).attrs({ 'data-surface': 'tool', offset: 4 })`
  min-width: max(var(--trigger-width), 10rem);
  max-width: min(24rem, calc(100vw - 2rem));
  background: var(--raised);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: 8px;
  box-shadow: var(--sh-3);
  font-size: var(--t-ui);
  transition:
    opacity var(--d-1),
    transform var(--d-1);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(-4px);
  }
`

/** The list inside, and one row of it: 36 px, 44 on touch. */
export const popoverList = css`
  max-height: inherit;
  overflow: auto;
  padding: 0.25rem;
  outline: 0;
`

export const popoverRow = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.25rem;
  padding: 0.375rem 0.75rem;
  border-radius: 5px;
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  &[data-hovered],
  &[data-focused] {
    background: var(--sunken);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`
