'use client'

import { useState } from 'react'
import { Text } from 'react-aria-components/Text'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { Icon } from '../ui/Icon'
import { clock } from '../ui/dateFormats'
import { ConflictChoice, columns, phoneColumns } from './ConflictChoice'
import type { ConflictRow } from './conflictFields'

type Props = {
  kind: string
  title: string
  /** When theirs was saved, if it is known. */
  savedAt: string | undefined
  /** The fields that differ, with the side that is preselected. */
  rows: ConflictRow[]
  /** Whether there are fields beside those. */
  hasMore: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (rows: ConflictRow[]) => void
}

/** Two versions of a record, field by field; nothing is saved before one of each is chosen (docs/behaviour.md, 2.6). */
export function ConflictDialog({ kind, title, savedAt, hasMore, isOpen, onOpenChange, ...props }: Props) {
  const [picked, setPicked] = useState<Record<string, boolean>>({})
  const rows = props.rows.map((row) => ({ ...row, isMine: picked[row.name] ?? row.isMine }))
  const pickAll = (isMine: boolean) => setPicked(Object.fromEntries(rows.map(({ name }) => [name, isMine])))
  return (
    <Dialog
      title={`Two versions of one ${kind}`}
      role="alertdialog"
      size="wide"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Text slot="description" elementType="div" className="muted">
        {`“${title}” was saved elsewhere while you were writing here. Nothing is lost: choose what stays.`}
      </Text>
      <div>
        <Heads>
          <i />
          <div>
            <b>Mine</b>
            <span className="subtle">this window, not saved</span>
            <Button size="small" variant="line" onPress={() => pickAll(true)}>
              Keep mine
            </Button>
          </div>
          <div>
            <b>Theirs</b>
            <span className="subtle">
              {savedAt ? `saved at ${clock(new Date(savedAt))}` : 'saved elsewhere'}
            </span>
            <Button size="small" variant="line" onPress={() => pickAll(false)}>
              Take theirs
            </Button>
          </div>
        </Heads>
        {rows.map((row) => (
          <ConflictChoice
            key={row.name}
            row={row}
            onChange={(isMine) => setPicked({ ...picked, [row.name]: isMine })}
          />
        ))}
        {hasMore && (
          <Agreed className="subtle">
            <Icon name="check" size="small" />
            Everything else is the same.
          </Agreed>
        )}
      </div>
      <DialogActions>
        <Sum className="subtle">{summary(rows)}</Sum>
        <Button variant="quiet" onPress={() => onOpenChange(false)}>
          Back to my text
        </Button>
        <Button variant="primary" onPress={() => props.onChoose(rows)}>
          Save this choice
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** "Mine for the caption, theirs for time and files" */
function summary(rows: readonly ConflictRow[]): string {
  const labels = (isMine: boolean) => rows.filter((row) => row.isMine === isMine).map(({ label }) => label)
  const parts = [
    [labels(true), 'mine'],
    [labels(false), 'theirs'],
  ] as const
  const text = parts
    .filter(([names]) => names.length > 0)
    .map(([names, side]) => `${side} for ${inSentence(names)}`)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "time, SKU and day" */
function inSentence(labels: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(labels.map(uncapitalised))
}

/** "Title" is "title"; "SKU" and "API key" stay. */
function uncapitalised(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

const Heads = styled.div`
  ${columns}
  align-items: center;
  border-block: 1px solid var(--line);
  background: color-mix(in oklab, var(--sunken) 45%, var(--raised));

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  span {
    grid-row: 2;
  }
  button {
    grid-area: 1 / 2 / 3 / 3;
  }
  ${onPhone} {
    ${phoneColumns}

    > i {
      display: none;
    }
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
    button {
      grid-area: auto;
      margin-top: 0.5rem;
    }
  }
`

const Agreed = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  padding-top: 0.875rem;
`

const Sum = styled.p`
  margin-right: auto;
  align-self: center;

  ${onPhone} {
    margin: 0;
    text-align: center;
  }
`
