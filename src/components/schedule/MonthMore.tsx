'use client'

import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Dialog, DialogTrigger } from '../ui/Dialog'
import { MonthLine } from './MonthLine'
import type { DayEntry } from './dayEntries'
import { formatOf } from './days'

type Props = { day: string; entries: readonly DayEntry[]; hidden: number }

/** "+2 more" with all entries of the day. */
export function MonthMore({ day, entries, hidden }: Props) {
  const name = formatOf(day, 'EEEE, MMMM d')
  return (
    <DialogTrigger>
      <More aria-label={`+${hidden} more on ${name}`}>{`+${hidden} more`}</More>
      <Dialog title={name}>
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
    </DialogTrigger>
  )
}

const More = styled(AriaButton)`
  min-height: 1.5rem;
  padding: 0 0.375rem;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ink-2);
  font-size: var(--t-small);
  font-weight: 500;

  &[data-hovered] {
    background: var(--sunken);
    color: var(--ink);
  }
  &[data-focus-visible] {
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
