import { css } from 'styled-components'

/** What shows where something will be dropped: a line whose direction and margin a list gives. */
export const dropMark = css`
  border-radius: 2px;
  outline: 0;

  &[data-drop-target] {
    background: var(--glass-ink);
  }
`
