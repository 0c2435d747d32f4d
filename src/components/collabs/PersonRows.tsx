'use client'

import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { ListRows } from '../ui/ListRows'

/** Rows of people: who, what they say, and at the end a badge and what one can do. On a phone the end wraps below. */
export const PersonRows = styled(ListRows)`
  overflow-wrap: anywhere;

  > li > div {
    min-width: 0;
  }
  [data-end] {
    display: flex;
    flex: none;
    gap: 0.75rem;
    align-items: center;
  }
  ${onPhone} {
    > li {
      flex-wrap: wrap;
    }
    > li > div {
      flex: 1 1 12rem;
    }
    .button {
      min-height: 2.75rem;
    }
  }
`
