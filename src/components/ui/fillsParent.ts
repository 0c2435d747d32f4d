import { css } from 'styled-components'

/**
 * For a link or button whose target is its whole card, row or cell (which is `position: relative`). The focus ring
 * surrounds all of that, `--ring-offset` away.
 */
export const fillsParent = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: var(--ring-offset, 2px);
  }
`
