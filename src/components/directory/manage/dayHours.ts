import { type OpeningRange, WEEK_DAYS, type WeekDay } from '@/contracts/openingTimes'

export type Times = { opens: string; closes: string }
/** The times of each day, in order; none for a day on which the place is closed. */
export type DayHours = Record<WeekDay, readonly Times[]>

/** Ranges by day. */
export function hoursByDay(hours: readonly OpeningRange[]): DayHours {
  const timesOf = (day: WeekDay) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
  return {
    mo: timesOf('mo'),
    tu: timesOf('tu'),
    we: timesOf('we'),
    th: timesOf('th'),
    fr: timesOf('fr'),
    sa: timesOf('sa'),
    su: timesOf('su'),
  }
}

/** The fewest ranges for the times of each day: days with the same time share one. */
export function rangesOf(byDay: DayHours): OpeningRange[] {
  const ranges = new Map<string, OpeningRange>()
  for (const day of WEEK_DAYS) {
    // The same time twice on a day stays twice, so that it is refused and not lost.
    byDay[day].forEach(({ opens, closes }, at) => {
      const same = byDay[day].slice(0, at).some((each) => each.opens === opens && each.closes === closes)
      const key = [opens, closes, same].join()
      const range = ranges.get(key) ?? { days: [], opens, closes }
      ranges.set(key, { ...range, days: [...range.days, day] })
    })
  }
  return [...ranges.values()]
}
