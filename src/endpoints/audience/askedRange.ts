import type { Filter } from '@/contracts/audience/dimensions'
import { NUMBERS_TEXTS, RANGE_DAYS_MAX } from '@/contracts/audience/numbers'
import { badField } from '@/database/errors'
import type { Asked, Range } from '@/domain/audience/readDays'
import { daysIn, siteDayAt } from '@/domain/audience/siteDays'

/** A range as it can be read. Throws 400 at the field for one that ends before it begins, is too long, or to come. */
export function requireRange({ from, to }: Range): Range {
  if (from > siteDayAt(Date.now()).day) throw badField('from', NUMBERS_TEXTS.future)
  if (from > to) throw badField('from', NUMBERS_TEXTS.order)
  if (daysIn({ from, to }) > RANGE_DAYS_MAX) throw badField('to', NUMBERS_TEXTS.tooLong)
  return { from, to }
}

/** The same of a query, with its filters. */
export function askedOf(query: Range & { filter?: Filter[] | undefined }): Asked {
  return { ...requireRange(query), filters: query.filter ?? [] }
}
