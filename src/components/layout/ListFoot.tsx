import { styled } from 'styled-components'

/** Below a list that shows a part of its rows: how many, and the button for more. */
export const ListFoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  padding: 0.75rem 1.25rem;
  font-size: var(--t-small);
  color: var(--ink-2);

  .card > & {
    border-top: 1px solid var(--line);
  }
`
