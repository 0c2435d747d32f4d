'use client'

import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { type ConflictRow, differingPart } from './conflictFields'

const SIDES = ['mine', 'theirs'] as const
type Side = (typeof SIDES)[number]
const SIDE_LABELS: Record<Side, string> = { mine: 'Mine', theirs: 'Theirs' }

/** One field in both versions, of which one is chosen. */
export function ConflictChoice({ row, onChange }: { row: ConflictRow; onChange: (isMine: boolean) => void }) {
  return (
    <Row
      aria-label={row.label}
      value={row.isMine ? 'mine' : 'theirs'}
      onChange={(side) => onChange(side === 'mine')}
    >
      <b>{row.label}</b>
      {SIDES.map((side) => (
        <Choice key={side} value={side} aria-label={nameOf(row, side)}>
          <i />
          <span dir="auto">{sideOf(row, side)}</span>
        </Choice>
      ))}
    </Row>
  )
}

/** A text with the words that the other one does not have underlined; anything else as it is. */
function sideOf({ mine, theirs }: ConflictRow, side: Side): ReactNode {
  const [shown, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  if (typeof shown !== 'string') return shown
  if (shown.trim() === '') return <em>Empty</em>
  const [before, different, after] = differingPart(shown, typeof other === 'string' ? other : '')
  return (
    <>
      {before}
      {different && <u>{different}</u>}
      {after}
    </>
  )
}

function nameOf(row: ConflictRow, side: Side): string {
  const shown = row[side]
  return typeof shown === 'string' ? `${SIDE_LABELS[side]}: ${shown.trim() || 'Empty'}` : SIDE_LABELS[side]
}

/** The name of a field, mine, theirs; on a phone the name is above the two. */
export const columns = `
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) minmax(0, 1fr);
  gap: 0.375rem 1rem;
  margin-inline: -1.5rem;
  padding: 0.75rem 1.5rem;
`

export const phoneColumns = `
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  column-gap: 0.5rem;
`

const Row = styled(RadioGroup)`
  ${columns}
  border-bottom: 1px solid var(--line);

  > b {
    padding-top: 0.75rem;
    font-size: var(--t-ui);
    font-weight: 550;
  }
  ${onPhone} {
    ${phoneColumns}

    > b {
      grid-column: 1 / -1;
      padding: 0;
    }
  }
`

const Choice = styled(Radio)`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
  min-height: 2.75rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-size: var(--t-ui);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: 0;

  > i {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
    border: 1px solid var(--control);
    border-radius: 50%;
    background: var(--raised);
  }
  em {
    color: var(--ink-3);
  }
  u {
    text-decoration-color: var(--coral);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  &[data-hovered] {
    border-color: var(--control);
  }
  &[data-selected] {
    border-color: var(--glass-ink);
    background: var(--glass-tint);
  }
  &[data-selected] > i {
    border: 6px solid var(--glass-ink);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`
