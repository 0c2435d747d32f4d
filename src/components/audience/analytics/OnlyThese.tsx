'use client'

import { styled } from 'styled-components'
import type { Filter } from '@/contracts/audience/dimensions'
import type { View } from './useView'

type Props = {
  view: View
  filter: Filter
  /** What the filter leaves. */
  name: string
}

/**
 * A name that limits all numbers to what it names when its row or step (which is `position: relative`) is pressed;
 * `--reach` is the inset of that, by default as wide as a card. The name alone where no filter can be added.
 */
export function OnlyThese({ view: { addFilter }, filter, name }: Props) {
  if (!addFilter) return name
  return (
    <Press type="button" onClick={() => addFilter(filter)}>
      {name}
      <span className="visually-hidden"> only</span>
    </Press>
  )
}

const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &::after {
    content: '';
    position: absolute;
    inset: var(--reach, 0 -1.25rem);
  }
`
