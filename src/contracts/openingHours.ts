import * as v from 'valibot'
import { TIME_SHAPE } from './core/timeShape'
import { WEEK_DAYS, hasOverlap } from './openingTimes'

/** The most ranges of a place: two for each day. */
export const RANGES_MAX = 14

export const HOURS_TEXTS = {
  time: 'Use a time like 09:30',
  days: 'Choose at least one day',
  overlap: 'Two of these times overlap',
  tooMany: `At most ${RANGES_MAX} times`,
} as const

const hour = v.pipe(v.string(HOURS_TEXTS.time), v.regex(TIME_SHAPE, HOURS_TEXTS.time))

/**
 * When a place is open on some days, on its own clock. One that closes no later than it opens is open past midnight;
 * 00:00 to 00:00 is the whole day.
 */
const Range = v.object({
  days: v.pipe(
    v.array(v.picklist(WEEK_DAYS)),
    v.minLength(1, HOURS_TEXTS.days),
    v.maxLength(WEEK_DAYS.length, HOURS_TEXTS.days),
    v.transform((days) => WEEK_DAYS.filter((day) => days.includes(day))),
  ),
  opens: hour,
  closes: hour,
})

/** Opening hours as they are sent; no two ranges overlap, also past midnight and from Sunday to Monday. */
export const OpeningHoursInput = v.pipe(
  v.array(Range),
  v.maxLength(RANGES_MAX, HOURS_TEXTS.tooMany),
  v.check((hours) => !hasOverlap(hours), HOURS_TEXTS.overlap),
)

/** Opening hours as calls answer them. */
export const OpeningHours = v.array(
  v.strictObject({ days: v.array(v.picklist(WEEK_DAYS)), opens: v.string(), closes: v.string() }),
)
