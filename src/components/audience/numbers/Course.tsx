import type { Numbers } from '@/contracts/audience/numbers'
import { ChartKey, type ChartLine, LinePlot } from '../../ui/charts/LinePlot'
import { seriesOf, summaryOf } from '../analytics/seriesOf'
import { count } from '../../ui/count'

type Props = { numbers: Pick<Numbers, 'unit' | 'series' | 'zone' | 'countingSince' | 'totals'> }

/** The course of the visits as lines, as a sentence, and as a table that opens without a script. */
export function Course({ numbers }: Props) {
  const series = seriesOf(numbers)
  const { parts, openAt, unit } = series
  const lines: ChartLine[] = [
    { look: 'main', label: 'Visits', values: parts.map(({ visits }) => visits) },
    { look: 'second', label: 'Engaged', values: parts.map(({ engaged }) => engaged) },
  ]
  const rows = parts.map(({ label, ...part }, index) => ({
    ...part,
    label: index === openAt ? `${label}, so far` : label,
  }))
  return (
    <>
      <figure>
        <ChartKey lines={lines} />
        <LinePlot labels={parts.map(({ label }) => label)} lines={lines} openAt={openAt ?? -1} />
        <figcaption className="subtle">{summaryOf(numbers, series, undefined)}</figcaption>
      </figure>
      <details>
        <summary className="text-link">Show as table</summary>
        <table>
          <thead>
            <tr>
              {[unit, ...lines.map(({ label }) => label)].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ id, label, visits, engaged }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{countText(visits)}</td>
                <td>{countText(engaged)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

function countText(value: number | null): string {
  return value === null ? '--' : count(value)
}
