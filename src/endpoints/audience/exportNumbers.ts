import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import type { Dimension } from '@/contracts/audience/dimensions'
import type { BreakdownRow, SeriesPoint } from '@/contracts/audience/numbers'
import { csvResponse } from '@/database/csv'
import type { Asked } from '@/domain/audience/readDays'
import { breakdownOf } from './breakdownOf'
import { numbersOf } from './numbersOf'

const COURSE = ['at', 'day', 'visitors', 'visits', 'views', 'engaged'] as const
const ROW = ['value', 'visits', 'views', 'engaged', 'goals', 'revenue'] as const

/** The course of the visits as a CSV file, by hour of a range of one day, else by day. */
export async function exportCourse(payload: Payload, asked: Asked): Promise<Response> {
  const { series } = await numbersOf(payload, { ...asked, compare: 'none' })
  return csvResponse('visits', COURSE, Readable.from(series), (point: SeriesPoint) => [point])
}

/** All values of a dimension as a CSV file; revenue as amounts with their currency. */
export async function exportBreakdown(
  payload: Payload,
  dim: Dimension,
  asked: Asked,
  sellerId: string | null,
): Promise<Response> {
  const { rows } = await breakdownOf(payload, dim, asked, { limit: Number.POSITIVE_INFINITY, sellerId })
  return csvResponse(`visits-by-${dim}`, ROW, Readable.from(rows), ({ revenue, ...row }: BreakdownRow) => [
    {
      ...row,
      revenue: revenue.map(({ currency, cents }) => `${(cents / 100).toFixed(2)} ${currency}`).join(' + '),
    },
  ])
}
