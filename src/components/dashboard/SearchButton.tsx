'use client'

import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { onTablet } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import { lazyModule } from '../ui/lazyModule'

const palette = lazyModule(() => import('./SearchPalette'))

/** Opens the search over screens, actions and one's own records, as Ctrl+K does (docs/behaviour.md, 4.1). */
export function SearchButton({ isAdmin }: { isAdmin: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const loaded = palette.useWhen(isOpen, () => setOpen(false))
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // Not over an open dialog, which would lose the focus.
      if (!document.querySelector('[role=dialog],[role=alertdialog]')) setOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <Field
        type="button"
        className="button button-line button-small"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={palette.preload}
        onFocus={palette.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>Search</span>
      </Field>
      {loaded && <loaded.SearchPalette isAdmin={isAdmin} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

/** Twice the class, to come before those of a button. */
const Field = styled.button`
  && {
    --fg: var(--ink-2);
    justify-content: start;
    width: 13rem;
  }
  > span {
    display: flex;
    flex: 1;
    align-items: baseline;
  }
  /* Not as text, since the name of the button is what it does. */
  > span::after {
    content: 'Ctrl K';
    margin-left: auto;
    font-size: var(--t-cap);
  }
  ${onTablet} {
    && {
      --bd: transparent;
      justify-content: center;
      width: 2.75rem;
      min-height: 2.75rem;
      padding: 0;
    }
    > span {
      display: none;
    }
  }
`
