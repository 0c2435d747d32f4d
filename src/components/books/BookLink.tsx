import { styled } from 'styled-components'
import { Link } from '../ui/Link'

/** Links a row of the books to its record; tall enough for a finger. */
export const BookLink = styled(Link)`
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`
