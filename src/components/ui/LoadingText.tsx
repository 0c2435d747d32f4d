import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'

/** The loading text ("Loading brand deals..."), announced, with a skeleton below where the shape is known. */
export function LoadingText({ children, skeleton }: { children: string; skeleton?: ReactNode }) {
  return (
    <Frame>
      <output className="muted">{children}</output>
      {skeleton}
    </Frame>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`

/** Delayed, so that a fast answer causes no flicker. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  animation: ${appear} var(--d-2) 100ms backwards;
`
