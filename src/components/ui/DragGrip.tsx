'use client'

import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'

/** Hidden on touch screens: the item itself is dragged there, and a menu covers browsers that cannot drag. */
export const DragGrip = styled(Button)`
  cursor: grab;

  @media (pointer: coarse) {
    display: none;
  }
`
