import { css } from 'styled-components'

/** Title and buttons stay visible while a long form scrolls between them; the edges fade. */
export const stuck = css`
  position: sticky;
  z-index: 1;
  background: var(--raised);

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 0.75rem;
    pointer-events: none;
  }
`
