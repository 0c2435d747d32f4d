'use client'

import { type ReactNode, Suspense, lazy, useState } from 'react'
import { styled } from 'styled-components'
import { useBrowserValue } from '../ui/useBrowserValue'

// Loaded later, because it is a seventh of the screen's script and not needed at first.
const DropCover = lazy(async () => ({ default: (await import('./DropCover')).DropCover }))

type Props = {
  /** Where dropped files go: "into Summer". */
  target: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Accepts files dropped anywhere on the screen, or pasted. */
export function UploadZone({ target, onFiles, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const isInBrowser = useBrowserValue(() => true, false)
  return (
    <Zone onDragEnter={({ dataTransfer }) => dataTransfer.types.includes('Files') && setIsOver(true)}>
      {isInBrowser && (
        <Suspense>
          <DropCover target={target} isOver={isOver} onLeave={() => setIsOver(false)} onFiles={onFiles} />
        </Suspense>
      )}
      {children}
    </Zone>
  )
}

const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  align-content: start;
  min-height: 70vh;
`
