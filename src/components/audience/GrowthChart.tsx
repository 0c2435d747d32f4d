'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { SubscriberSummary } from '@/contracts/audience/subscribers'
import { Button } from '../ui/Button'
import { Table } from '../ui/Table'
import { formatDay } from '../ui/formatDay'
import { count } from '../ui/count'

/** In the words of the numbers above the chart. */
const GONE = 'Left or bounced'

type Growth = SubscriberSummary['growth']

/** Who confirmed in each week and who left: bars above and below a line, or the same numbers as a table. */
export function GrowthChart({ growth }: { growth: Growth }) {
  const [isTable, setTable] = useState(false)
  const sum = (of: (week: Growth[number]) => number) => growth.reduce((all, week) => all + of(week), 0)
  const most = Math.max(1, ...growth.flatMap(({ confirmed, gone }) => [confirmed, gone]))
  const [first, last] = [growth[0], growth.at(-1)]
  return (
    <Frame className="card card-pad">
      <figcaption>
        <b>Growth</b>
        <span>
          <i data-of="confirmed" /> {`Confirmed ${count(sum(({ confirmed }) => confirmed))}`}
        </span>
        <span>
          <i data-of="gone" /> {`${GONE} ${count(sum(({ gone }) => gone))}`}
        </span>
        <small>{`${growth.length} weeks`}</small>
        <Button variant="quiet" size="small" icon="list" onPress={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {isTable ? (
        <Table
          caption="Growth, week by week"
          rows={growth.toReversed()}
          rowId={({ week }) => week}
          columns={[
            { id: 'week', header: 'Week from', cell: ({ week }) => formatDay(week) },
            {
              id: 'confirmed',
              header: 'Confirmed',
              isNumber: true,
              isNamedOnPhone: true,
              cell: confirmedText,
            },
            { id: 'gone', header: GONE, isNumber: true, isNamedOnPhone: true, cell: goneText },
          ]}
        />
      ) : (
        <>
          <Bars aria-hidden="true">
            {growth.map(({ week, confirmed, gone }) => (
              <li key={week}>
                <span>
                  {confirmed > 0 && (
                    <i
                      data-of="confirmed"
                      data-most={confirmed === most}
                      style={{ height: `${(confirmed / most) * 100}%` }}
                    >
                      {confirmed === most && <b>{count(confirmed)}</b>}
                    </i>
                  )}
                </span>
                <span>{gone > 0 && <i data-of="gone" style={{ height: `${(gone / most) * 100}%` }} />}</span>
              </li>
            ))}
          </Bars>
          <Ends aria-hidden="true">
            <span>{first && formatDay(first.week)}</span>
            <span>{last && formatDay(last.week)}</span>
          </Ends>
        </>
      )}
    </Frame>
  )
}

const confirmedText = ({ confirmed }: Growth[number]) => count(confirmed)
const goneText = ({ gone }: Growth[number]) => count(gone)

const Frame = styled.figure`
  position: relative;
  display: grid;
  gap: 0.75rem;
  margin: 0;

  [data-of] {
    background: var(--chart-2);
  }
  [data-most='true'] {
    background: var(--glass-ink);
  }
  [data-of='gone'] {
    background: repeating-linear-gradient(135deg, var(--control) 0 2px, transparent 2px 5px);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    align-items: center;
    font-size: var(--t-small);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  figcaption b {
    font-size: 1rem;
    font-weight: 600;
    color: var(--ink);
  }
  figcaption i {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: 0.25rem;
    vertical-align: -0.0625rem;
  }
  figcaption small {
    margin-left: auto;
    color: var(--ink-3);
  }
  figcaption .button {
    margin: -0.375rem -0.625rem;
  }
`

const Bars = styled.ul`
  display: flex;
  padding-top: 1.25rem;

  > li {
    flex: 1;
    display: grid;
    grid-template-rows: 7rem 2rem;
  }
  span {
    display: flex;
    justify-content: center;
    align-items: flex-end;
    border-bottom: 1px solid var(--ink);
  }
  span + span {
    align-items: flex-start;
    border: 0;
    overflow: hidden;
  }
  i {
    position: relative;
    width: min(60%, 1.25rem);
    min-height: 2px;
    border-radius: 2px 2px 0 0;
  }
  i > b {
    position: absolute;
    bottom: 100%;
    left: 50%;
    transform: translateX(-50%);
    font-size: var(--t-cap);
    font-style: normal;
    font-weight: 600;
  }
`

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  font-size: var(--t-cap);
  color: var(--ink-3);
`
