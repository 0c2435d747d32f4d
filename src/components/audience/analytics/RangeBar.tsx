'use client'

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
  const { range, days, today, isCompared, setRange, setOwn, setCompared } = view
  return (
    <Row>
      <Strip>
        <Segments label="Range" items={ITEMS} value={range} onChange={setRange} />
      </Strip>
      {range === 'own' && (
        <Own>
          <DateField
            label="From"
            value={days.from}
            max={today}
            onChange={(from) => from && setOwn({ ...days, from })}
          />
          <DateField
            label="To"
            value={days.to}
            max={today}
            onChange={(to) => to && setOwn({ ...days, to })}
          />
        </Own>
      )}
      <Checkbox isSelected={isCompared} onChange={setCompared}>
        {`With ${beforeText(days)}`}
      </Checkbox>
    </Row>
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
