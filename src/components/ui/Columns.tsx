import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'

/** A main column and a narrower one beside it; stacked below 1180 px. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Short fields in two columns, also on a phone where their labels fit. */
export const FieldPairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem;

  ${onPhone} {
    grid-template-columns: repeat(auto-fit, minmax(min(10.25rem, 100%), 1fr));
    gap: 1rem 0.75rem;
  }
`

/** Equal columns of cards: the given number, fewer where they would be narrower than `$least`. */
export const EqualColumns = styled.div<{ $count?: 2 | 3; $least?: string }>`
  --gap: 1rem;
  --share: calc((100% - ${({ $count = 3 }) => $count - 1} * var(--gap)) / ${({ $count = 3 }) => $count});
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${({ $least = '12.5rem' }) => $least}, var(--share))), 1fr)
  );
  gap: var(--gap);
`

/** A search box and filters in one row above a list; on a phone two filters share a row below the search. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: end;
  padding-bottom: 0.25rem;

  > .field {
    flex: 1 1 10rem;
    max-width: 20rem;
  }
  ${onPhone} {
    > .field {
      flex-basis: 8rem;
      max-width: none;
    }
    > .field:has([type='search']) {
      flex-basis: 100%;
    }
  }
`
