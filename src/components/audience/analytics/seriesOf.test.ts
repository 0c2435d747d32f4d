import { expect, it } from '@jest/globals'
import type { Numbers } from '@/contracts/audience/numbers'
import { HOUR_MS } from '@/contracts/core/time'
import { dayAfter } from '@/domain/audience/siteDays'
import { pointsOf, seriesOf } from './seriesOf'

const totals: Numbers['totals'] = {
  visits: 1,
  views: 1,
  engaged: 1,
  visitors: null,
  visitorsPerDay: 1,
  seconds: 1,
  goals: 0,
}
const counted = (unit: Numbers['unit'], moments: readonly [at: string, day: string][]) => ({
  unit,
  zone: 'America/New_York',
  countingSince: '2026-01-01T05:00:00.000Z',
  totals,
  series: moments.map(([at, day]) => ({ at, day, visitors: 1, visits: 1, views: 1, engaged: 1 })),
})
const days = (number: number, last: string) =>
  counted(
    'day',
    Array.from({ length: number }, (_, index) => dayAfter(last, index + 1 - number)).map((day) => [
      `${day}T05:00:00.000Z`,
      day,
    ]),
  )
/** The evening before in New York. */
const NOW = new Date('2026-03-03T02:30:00.000Z')
const openOf = (numbers: Parameters<typeof seriesOf>[0]) =>
  pointsOf(seriesOf(numbers, NOW)).flatMap(({ label, isOpen }) => (isOpen ? label : []))

it('the day, the week or the hour that still goes on is known as such, in the zone of the site', () => {
  expect(openOf(days(7, '2026-03-02'))).toEqual(['Mar 2'])
  expect(openOf(days(364, '2026-03-02'))).toEqual(['Feb 24'])
  const start = Date.parse('2026-03-02T05:00:00.000Z')
  const hours = Array.from({ length: 24 }, (_, hour): [string, string] => [
    new Date(start + hour * HOUR_MS).toISOString(),
    '2026-03-02',
  ])
  expect(openOf(counted('hour', hours))).toEqual(['9 PM'])
  expect(seriesOf(counted('hour', hours), NOW).parts.at(-1)?.visits).toBeNull()
})

it('days that are over are whole', () => {
  expect(openOf(days(7, '2026-03-01'))).toEqual([])
})
