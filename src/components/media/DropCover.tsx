'use client'

import { useEffect, useEffectEvent } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { droppedFiles } from '../ui/droppedFiles'

type Props = {
  /** Where dropped files go: "into Summer". */
  target: string
  /** Files are being dragged over the screen. */
  isOver: boolean
  /** The drag left the screen or ended. */
  onLeave: () => void
  onFiles: (files: File[]) => void
}

/** A paste inside these is meant for the element itself, or handled by the drop zone's own button. */
const TAKES_IT = 'input, textarea, [role=dialog], [data-drop-cover]'

/** Covers the window while files are dragged over it, and accepts dropped or pasted files. */
export function DropCover({ target, isOver, onLeave, onFiles }: Props) {
  function add(files: File[]): void {
    if (files.length > 0) onFiles(files)
  }
  const addPasted = useEffectEvent(add)
  useEffect(() => {
    function paste({ target: place, clipboardData }: ClipboardEvent): void {
      if (!(place instanceof Element) || !place.closest(TAKES_IT)) {
        addPasted([...(clipboardData?.files ?? [])])
      }
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <Zone
      aria-label="Drop pictures and films"
      data-drop-cover
      data-over={isOver || undefined}
      getDropOperation={() => 'copy'}
      onDropExit={onLeave}
      onDrop={(event) => {
        onLeave()
        void droppedFiles(event).then(add)
      }}
      // A pointer move without a drag means that the drag ended without an exit or drop event.
      onPointerMove={onLeave}
    >
      {({ isDropTarget }) =>
        isDropTarget && (
          <p>
            Drop to upload
            <small>{target}</small>
          </p>
        )
      }
    </Zone>
  )
}

const Zone = styled(DropZone)`
  position: fixed;
  z-index: var(--z-dialog);
  inset: 0;
  pointer-events: none;
  outline-offset: -0.5rem;

  &[data-over] {
    pointer-events: auto;
  }
  &[data-drop-target] {
    display: grid;
    place-items: end center;
    padding: 2.75rem;
  }
  /* The drop zone reaches the edge; its visible border is inset. */
  &[data-drop-target]::before {
    content: '';
    position: absolute;
    inset: 0.75rem;
    border: 2px dashed var(--glass-ink);
    border-radius: var(--r-card);
    background: color-mix(in oklab, var(--glass-tint) 55%, transparent);
  }
  > p {
    position: relative;
    padding: 1.25rem 2rem 1.375rem;
    border-radius: 12px;
    background: var(--raised);
    box-shadow: var(--sh-3);
    font-family: var(--font-display);
    font-size: clamp(2rem, 1.6rem + 1.3vw, 2.75rem);
    font-variation-settings: 'opsz' 22;
    letter-spacing: -0.02em;
    line-height: 1.15;
    pointer-events: none;
  }
  small {
    display: block;
    font: 500 var(--t-ui) / 1.6 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  ${onPhone} {
    &[data-drop-target]::before {
      inset: 0.5rem;
    }
  }
`
