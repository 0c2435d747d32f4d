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
        aria-label="Search"
        aria-haspopup="dialog"
        onPointerEnter={palette.preload}
        onFocus={palette.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>Search</span>
        <kbd>Ctrl K</kbd>
      </Field>
      {loaded && <loaded.SearchPalette isAdmin={isAdmin} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

const Field = styled.button`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  width: 13rem;
  min-height: 2.5rem;
  padding: 0 0.625rem;
  border: 1px solid var(--control);
  border-radius: var(--r-control);
  background: var(--raised);
  color: var(--ink-2);
  font: inherit;
  font-size: var(--t-small);
  cursor: pointer;

  > kbd {
    margin-left: auto;
    font: inherit;
    font-size: var(--t-cap);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ${onTablet} {
    justify-content: center;
    width: 2.75rem;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;

    > :not(.icon) {
      display: none;
    }
  }
`
