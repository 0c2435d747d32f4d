'use client'

import type { ReactNode, SyntheticEvent } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { styled } from 'styled-components'

/**
 * Keeps what happens in a row of a long list from the row and the list. Buttons in it take nothing from the row, and a
 * press on the browser's own buttons does not press it; the list hears nothing of a menu that one of them opens
 * elsewhere in the page. A row's own button (`slot="drag"`) stands outside.
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

/** React hands on what happens in an overlay as if it stood in the row. */
function keepOutside(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) event.stopPropagation()
}

/** Between the buttons a press is one on the row. */
function keepPress(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.stopPropagation()
}

const Contents = styled.span`
  display: contents;
`
