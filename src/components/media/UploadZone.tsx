'use client'

import type { ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'

type Props = {
  /** Where dropped files go: "into Summer". */
  target: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped anywhere on the screen, or pasted. */
export function UploadZone({ target, onFiles, children }: Props) {
  return (
    <Zone
      aria-label="Drop pictures and films"
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile())
        void Promise.all(files).then((dropped) => dropped.length > 0 && onFiles(dropped))
      }}
    >
      {({ isDropTarget }) => (
        <>
          {children}
          {isDropTarget && (
            <Overlay aria-hidden>
              <p>
                Drop to upload
                <small>{target}</small>
              </p>
            </Overlay>
          )}
        </>
      )}
    </Zone>
  )
}

const Zone = styled(DropZone)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  align-content: start;
  min-height: 70vh;
`

const Overlay = styled.div`
  position: fixed;
  z-index: var(--z-dialog);
  inset: 0.75rem;
  display: grid;
  place-items: end center;
  padding: 2rem;
  border: 2px dashed var(--glass-ink);
  border-radius: var(--r-card);
  background: color-mix(in oklab, var(--glass-tint) 55%, transparent);
  pointer-events: none;

  > p {
    padding: 1.25rem 2rem 1.375rem;
    border-radius: 12px;
    background: var(--raised);
    box-shadow: var(--sh-3);
    font-family: var(--font-display);
    font-size: clamp(2rem, 1.6rem + 1.3vw, 2.75rem);
    font-variation-settings: 'opsz' 22;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  small {
    display: block;
    font: 500 var(--t-ui) / 1.6 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  ${onPhone} {
    inset: 0.5rem;
  }
`
