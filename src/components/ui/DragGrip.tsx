'use client'

import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'

/** A finger drags the thing itself, where its browser can, which not every phone's does; a menu does the same. */
export const DragGrip = styled(Button)`
  cursor: grab;

  @media (pointer: coarse) {
    display: none;
  }
`
