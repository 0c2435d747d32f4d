'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '../ui/Dialog'
import { longDay } from '../ui/dateFormats'
import { MonthLine } from './MonthLine'
import type { DayEntry } from './dayEntries'
import { formatDay } from './days'

type Props = { day: string; entries: readonly DayEntry[]; hidden: number }

/** "+2 more" with all entries of the day. A month has forty of them, so the dialog is created on the first press. */
export function MonthMore({ day, entries, hidden }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const name = formatDay(day, longDay)
  return (
    <>
      <More
        type="button"
        aria-haspopup="dialog"
        aria-label={`+${hidden} more on ${name}`}
        onClick={(event) => {
          // Safari does not focus a clicked button.
          event.currentTarget.focus()
          setOpen(true)
        }}
      >
        {`+${hidden} more`}
      </More>
      {isOpen !== null && (
        <Dialog title={name} isOpen={isOpen} onOpenChange={setOpen}>
          {({ close }) => (
            <List>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <MonthLine entry={entry} onOpen={close} />
                </li>
              ))}
            </List>
          )}
        </Dialog>
      )}
    </>
  )
}

const More = styled.button`
  min-height: 1.5rem;
  padding: 0 0.375rem;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ink-2);
  font-size: var(--t-small);
  font-weight: 500;

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
  }
`

const List = styled.ul`
  display: grid;
  gap: 0.25rem;

  > li > * {
    min-height: 2.75rem;
  }
`
