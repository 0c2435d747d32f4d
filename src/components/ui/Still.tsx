'use client'

import type { ReactNode, SyntheticEvent } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { styled } from 'styled-components'

/**
 * Isolates the controls in a row of a long list from the row and the list. Buttons inside inherit no props from the
 * row, and a press on a native button does not press it; the list gets no events from a menu that one of them opens
 * elsewhere in the page. The row's own button (`slot="drag"`) belongs outside.
 */
export function Still({ children }: { children: ReactNode }) {
  return (
    <ButtonContext value={null}>
      <Contents
        role="presentation"
        onFocus={keepOutside}
        onBlur={keepOutside}
        onKeyDown={keepOutside}
        onPointerDown={keepPress}
        onMouseDown={keepPress}
        onClick={keepPress}
      >
        {children}
      </Contents>
    </ButtonContext>
  )
}

/** React bubbles events from an overlay as if it were inside the row. */
function keepOutside(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) event.stopPropagation()
}

/** A press between the buttons still presses the row. */
function keepPress(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.stopPropagation()
}

const Contents = styled.span`
  display: contents;
`
