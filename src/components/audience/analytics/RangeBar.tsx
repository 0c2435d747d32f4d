'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../../theme/tokens'
import { Checkbox } from '../../ui/Checkbox'
import { DateField } from '../../ui/DateField'
import { Segments } from '../../ui/Segments'
import { RANGES, RANGE_LABELS, beforeText } from './range'
import type { View } from './useView'

const ITEMS = RANGES.map((id) => ({ id, label: RANGE_LABELS[id] }))

/** Which days are shown, and what with. */
export function RangeBar({ view }: { view: View }) {
  const { range, days, isCompared, setRange, setOwn, setCompared } = view
  return (
    <Row>
      <Strip>
        <Segments label="Range" items={ITEMS} value={range} onChange={setRange} />
      </Strip>
      {range === 'own' && (
        <Own>
          <OwnDay label="From" day={days.from} view={view} onChange={(from) => setOwn({ ...days, from })} />
          <OwnDay label="To" day={days.to} view={view} onChange={(to) => setOwn({ ...days, to })} />
        </Own>
      )}
      <Checkbox isSelected={isCompared} onChange={setCompared}>
        {`With ${beforeText(days)}`}
      </Checkbox>
    </Row>
  )
}

type OwnDayProps = { label: string; day: string; view: View; onChange: (day: string) => void }

/** One end of one's own range. A year is "0002" while it is typed, so a day that cannot be chosen only stands there. */
function OwnDay({ label, day, view: { first, today }, onChange }: OwnDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function take(next: string): void {
    const isChoice = first <= next && next <= today
    setTyped(isChoice ? null : next)
    if (isChoice) onChange(next)
  }
  return (
    <DateField
      label={label}
      value={typed ?? day}
      min={first}
      max={today}
      onChange={take}
      onBlur={() => setTyped(null)}
    />
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem 1.25rem;
  align-items: end;
`

/** On a phone from edge to edge, its last choice cut, so that it can be seen to scroll. */
const Strip = styled.div`
  max-width: 100%;
  overflow-x: auto;

  button {
    white-space: nowrap;
  }
  ${onPhone} {
    flex: 1 0 100%;
  }
`

const Own = styled.div`
  display: flex;
  gap: 0.625rem;

  > .field {
    flex: 0 1 10rem;
  }
`
