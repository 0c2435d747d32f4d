'use client'

import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button'
import { Table } from '../Table'
import { ChartKey, type ChartLine, type ChartMark, LinePlot } from './LinePlot'

/** `isOpen`: it still goes on, so its values will grow. */
export type ChartPoint = { id: string; label: string; isOpen?: boolean }

type Props = {
  /** The table's caption and the figure's name. */
  title: string
  /** What the lines say, in a sentence. */
  summary: string
  /** What one point is, such as "Day". */
  unit: string
  points: readonly ChartPoint[]
  lines: readonly ChartLine[]
  mark?: ChartMark | undefined
  /** Called with the point that was pressed. */
  onPick?: (id: string) => void
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Lines over time with a cursor that arrow keys and the pointer move, or the same numbers as a table. */
export function LineChart({ title, summary, unit, points, lines, mark, onPick }: Props) {
  const [isTable, setTable] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const last = points.length - 1
  const cursor = at === null ? null : Math.min(at, last)
  const point = cursor === null ? undefined : points[cursor]
  const shown = point ?? points[last]

  function moveByKey(event: KeyboardEvent): void {
    if ((event.key === 'Enter' || event.key === ' ') && point && onPick) {
      event.preventDefault()
      onPick(point.id)
    }
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(last, move(cursor ?? last + 1, last))))
  }

  function moveByPointer({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) setAt(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))))
  }

  return (
    <Figure aria-label={title}>
      <Head>
        <ChartKey lines={lines} />
        <Button variant="quiet" size="small" icon="list" onPress={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Head>
      {isTable ? (
        <Table
          caption={title}
          rows={points.map((each, index) => ({ ...each, index })).toReversed()}
          rowId={({ id }) => id}
          columns={[
            { id: 'point', header: unit, cell: textOf },
            ...lines.map(({ look, label, values }) => ({
              id: look,
              header: label,
              isNumber: true,
              isNamedOnPhone: true,
              cell: ({ index }: { index: number }) => numberText(values[index]),
            })),
          ]}
        />
      ) : (
        <LinePlot
          labels={points.map(({ label }) => label)}
          openAt={points.findIndex(({ isOpen }) => isOpen)}
          lines={lines}
          mark={at === null ? mark : undefined}
          at={cursor}
        >
          <Cursor
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A press on an input opens no day.
            role="slider"
            tabIndex={0}
            aria-label={`${title}, by ${unit.toLowerCase()}`}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={cursor ?? last}
            aria-valuetext={shown && textOf(shown)}
            data-presses={onPick ? '' : undefined}
            onKeyDown={moveByKey}
            onPointerMove={moveByPointer}
            onPointerLeave={() => setAt(null)}
            onBlur={() => setAt(null)}
            onClick={() => point && onPick?.(point.id)}
          />
          <Reading aria-live="polite">
            {point && cursor !== null && (
              <>
                <b>{textOf(point)}</b>{' '}
                {lines.map(({ label, values }) => `${label} ${numberText(values[cursor])}`).join(', ')}
              </>
            )}
          </Reading>
        </LinePlot>
      )}
      <figcaption className="subtle">{summary}</figcaption>
    </Figure>
  )
}

function textOf({ label, isOpen }: ChartPoint): string {
  return isOpen ? `${label}, so far` : label
}

function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '--' : value.toLocaleString('en-US')
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  margin: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: start;
  justify-content: space-between;

  > .button {
    margin: -0.375rem -0.625rem 0 auto;
  }
`

const Cursor = styled.div`
  position: absolute;
  inset: 0;
  outline-offset: 2px;
  touch-action: pan-y;

  &[data-presses] {
    cursor: pointer;
  }
`

const Reading = styled.output`
  position: absolute;
  bottom: 100%;
  left: 0;
  right: 0;
  padding-bottom: 0.5rem;
  font-size: var(--t-cap);
  line-height: 1.3;
  color: var(--ink-2);
`
