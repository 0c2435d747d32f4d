import { css } from 'styled-components'

/** Shows where an item will be dropped: a line whose direction and margin the list sets. */
export const dropMark = css`
  border-radius: 2px;
  outline: 0;

  &[data-drop-target] {
    background: var(--glass-ink);
  }
`
