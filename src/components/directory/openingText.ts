import { type OpeningRange, WEEK_DAYS, WEEK_DAY_NAMES, type WeekDay } from '@/contracts/openingTimes'

/** '18:30' as "6:30 PM", '09:00' as "9 AM". */
export function clockText(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  const ofDay = `${hour % 12 || 12}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return `${ofDay} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The times of a day as text: "9 AM to 5 PM", "Open 24 hours", "Closed". */
function dayText(hours: readonly OpeningRange[], day: WeekDay): string {
  const own = hours
    .filter(({ days }) => days.includes(day))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
  if (own.length === 0) return 'Closed'
  return own
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '00:00'
        ? 'Open 24 hours'
        : `${clockText(opens)} to ${clockText(closes)}`,
    )
    .join(', ')
}

/** The days of a week in order, those side by side with the same times together. */
export function weekRows(hours: readonly OpeningRange[]): { days: WeekDay[]; text: string }[] {
  const rows: { days: WeekDay[]; text: string }[] = []
  for (const day of WEEK_DAYS) {
    const text = dayText(hours, day)
    const last = rows.at(-1)
    if (last?.text === text) last.days.push(day)
    else rows.push({ days: [day], text })
  }
  return rows
}

/** "Monday", "Monday, Tuesday", "Monday to Friday". */
export function daysText(days: readonly WeekDay[]): string {
  const names = days.map((day) => WEEK_DAY_NAMES[day])
  return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}

/** Opening hours in one line; empty without any. */
export function hoursText(hours: readonly OpeningRange[]): string {
  if (hours.length === 0) return ''
  return weekRows(hours)
    .map(({ days, text }) => `${daysText(days)}: ${text}`)
    .join('; ')
}
