'use client'

import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { MarkedCard } from './ChannelMarks'

type Props = {
  /** How this view marks the channels of a post. */
  Marks: ComponentType<{ cards: readonly MarkedCard[] }>
  /** What else the view shows, as list items. */
  children?: ReactNode
}

const PLANNED: MarkedCard[] = [{ id: 'planned', platform: 'tiktok', publishedAt: null }]
const OUT: MarkedCard[] = [{ id: 'out', platform: 'tiktok', publishedAt: '2026-01-01T00:00:00.000Z' }]

/** Below a week or a month: what its marks mean. */
export function CalendarKey({ Marks, children }: Props) {
  return (
    <Key aria-label="Key">
      {children}
      <li>
        <span aria-hidden="true">
          <Marks cards={PLANNED} />
        </span>
        planned
      </li>
      <li>
        <span aria-hidden="true">
          <Marks cards={OUT} />
        </span>
        out
      </li>
    </Key>
  )
}

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--ink-2);

  > li {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
  }
`
