'use client'

import type { ReactNode, SyntheticEvent } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { styled } from 'styled-components'

/**
 * Keeps what happens in a row of a long list from every row being rendered anew. Buttons in it take nothing from the
 * row, which react-aria renders whenever the focus moves in the list; and the list hears nothing of a menu that one of
 * them opens elsewhere in the page. A row's own button (`slot="drag"`) stands outside.
 */
export function Still({ children }: { children: ReactNode }) {
  return (
    <ButtonContext value={null}>
      <Contents role="presentation" onFocus={keepOutside} onBlur={keepOutside} onKeyDown={keepOutside}>
        {children}
      </Contents>
    </ButtonContext>
  )
}

/** React hands on what happens in an overlay as if it stood in the row. */
function keepOutside(event: SyntheticEvent<HTMLElement>): void {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) event.stopPropagation()
}

const Contents = styled.span`
  display: contents;
`
