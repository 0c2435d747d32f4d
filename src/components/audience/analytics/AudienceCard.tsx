'use client'

import { listLetters } from '@/contracts/audience/letters'
import type { Numbers } from '@/contracts/audience/numbers'
import { dayInZone } from '@/contracts/orders/availability'
import { useLoad } from '../../api/useLoad'
import { LineChart } from '../../ui/charts/LineChart'
import type { ChartLine } from '../../ui/charts/LinePlot'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { daysText } from './range'
import { peakOf, pointsOf, seriesOf, summaryOf } from './seriesOf'
import type { View } from './useView'
import { CARD_TITLES, visitsText } from './words'
import { count } from '../../ui/count'

type Props = { view: View; numbers: Numbers; before: Numbers | undefined }

/**
 * Visits, engaged ones among them, and the visits of the time before; a day that is pressed is opened. The highest day
 * is named, with the letter that went out on it.
 */
export function AudienceCard({ view, numbers, before }: Props) {
  const { totals } = numbers
  const series = seriesOf(numbers)
  const peak = peakOf(series)
  const { data: letters } = useLoad(listLetters, { isOn: series.unit === 'Day' && peak !== undefined })
  if (!peak) {
    return (
      <Card title={CARD_TITLES.audience}>
        <EmptyState title={view.filters.length > 0 ? 'No visit fits' : 'No visit yet'}>
          {view.filters.length > 0
            ? 'Take a filter away, or choose more days.'
            : 'The first one shows within a minute. Your own are left out while you are logged in.'}
        </EmptyState>
      </Card>
    )
  }
  const letter = letters?.items.find(
    ({ startedAt }) => startedAt !== null && dayInZone(new Date(startedAt), numbers.zone) === peak.part.id,
  )
  const beforeParts = before && seriesOf(before).parts
  const lines: ChartLine[] = [
    {
      look: 'main',
      label: 'Visits',
      total: count(totals.visits),
      values: series.parts.map(({ visits }) => visits),
    },
    {
      look: 'second',
      label: 'Engaged visits',
      short: 'Engaged',
      total: count(totals.engaged),
      values: series.parts.map(({ engaged }) => engaged),
    },
  ]
  if (before && beforeParts) {
    lines.push({
      look: 'before',
      label: daysText(view.before),
      short: 'Before',
      total: count(before.totals.visits),
      values: series.parts.map((_, index) => beforeParts[index]?.visits ?? null),
    })
  }
  return (
    <div id="audience">
      <Card title={CARD_TITLES.audience}>
        <LineChart
          title={CARD_TITLES.audience}
          summary={summaryOf(numbers, series, before)}
          unit={series.unit}
          points={pointsOf(series)}
          lines={lines}
          mark={
            letter
              ? {
                  index: peak.index,
                  title: `${visitsText(peak.visits)} on ${peak.part.label}`,
                  note: letter.subject,
                }
              : { index: peak.index, title: visitsText(peak.visits), note: peak.part.label }
          }
          {...(series.unit === 'Day' && { onPick: (day: string) => view.setOwn({ from: day, to: day }) })}
        />
      </Card>
    </div>
  )
}
