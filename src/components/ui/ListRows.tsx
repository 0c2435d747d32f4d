import { styled } from 'styled-components'

/** A list of rows, at least 56 px high, divided by hairlines. Elements with `data-end` are right-aligned. */
export const ListRows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-height: 3.5rem;
    padding: 0.75rem 1.25rem;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    border-top: 0;
  }
  > li > [data-end] {
    margin-left: auto;
  }
`
