import type { PayloadRequest } from 'payload'
import { sessionOf } from '@/database/transaction'
import type { EmailSignup as StoredSubscriber } from '@/payload-types'
import { siteDayAt } from './siteDays'
import { storeCounts } from './storeVisits'
import { dayRows } from './visits'

type Came = Pick<StoredSubscriber, 'confirmedAt' | 'leftAt'>

const dayOf = (at: string) => siteDayAt(Date.parse(at)).day

/** Keeps the days on which an erased person joined the list and left it, so that its growth stays true. */
export async function keepGrowth(req: PayloadRequest, { confirmedAt, leftAt }: Came): Promise<void> {
  if (!confirmedAt) return
  const left = dayOf(leftAt ?? new Date().toISOString())
  await storeCounts(
    req.payload,
    [
      { day: dayOf(confirmedAt), dimension: 'list', value: 'confirmed', by: 1 },
      { day: left, dimension: 'list', value: 'gone', by: 1 },
    ],
    await sessionOf(req),
  )
}

/**
 * Those days of people who were erased since, from a day on, before another; the function that it returns says how many
 * joined or left, in all of these days or in some.
 */
export async function erasedGrowth(
  req: Pick<PayloadRequest, 'payload'>,
  { from, before }: { from: string; before: string },
) {
  const rows = await dayRows(req)
    .find({ dimension: 'list', day: { $gte: from, $lt: before } })
    .toArray()
  return (kind: 'confirmed' | 'gone', first = from, end = before): number =>
    rows
      .filter(({ day, value }) => value === kind && first <= day && day < end)
      .reduce((all, { goals }) => all + goals, 0)
}
