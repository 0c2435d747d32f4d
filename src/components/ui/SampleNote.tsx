import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SampleBadge } from './SampleBadge'

/** One line above samples: what will replace them, and how to create it (docs/behaviour.md, 2.13). */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <Note className="subtle">
      <SampleBadge /> <span>{children}</span>
    </Note>
  )
}

const Note = styled.p`
  display: flex;
  gap: 0.625rem;
  align-items: baseline;

  > .badge {
    flex: none;
  }
`
