'use client'

import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { styled } from 'styled-components'
import { Popover } from '../ui/Popover'
import { MonthLine } from './MonthLine'
import type { DayEntry } from './dayEntries'
import { formatOf } from './days'

type Props = { day: string; entries: readonly DayEntry[]; hidden: number }

/** "+2 more" with all entries of the day. */
export function MonthMore({ day, entries, hidden }: Props) {
  const name = formatOf(day, 'EEEE, MMMM d')
  return (
    <DialogTrigger>
      <More aria-label={`${hidden} more on ${name}`}>{`+${hidden} more`}</More>
      <Popover placement="right top">
        <Panel>
          {({ close }) => (
            <>
              <Heading slot="title">{name}</Heading>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <MonthLine entry={entry} onOpen={close} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Panel>
      </Popover>
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
  &[aria-expanded='true'] {
    background: var(--ink);
    color: var(--paper);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }
`

const Panel = styled(Dialog)`
  display: grid;
  gap: 0.25rem;
  width: 15rem;
  max-height: inherit;
  overflow: auto;
  padding: 0.625rem;
  outline: 0;

  h2 {
    padding: 0.25rem 0.375rem;
    font-size: var(--t-ui);
    font-weight: 600;
  }
  li > * {
    min-height: 2.25rem;
  }
`
