import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'

/** The given loading words ("Loading brand deals..."), announced, with skeletons below where the shape is known. */
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

/** A call that is answered at once leaves no flicker behind. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  animation: ${appear} var(--d-2) 100ms backwards;
`
