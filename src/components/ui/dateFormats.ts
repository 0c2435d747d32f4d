/**
 * Formats dates in the reader's time zone. Uses Intl, because a date library's formatting code and texts were 6 KB of
 * most screens.
 */
function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', options)
  // Some browsers have a narrow space before AM and PM.
  return (date) => format.format(date).replaceAll('\u202F', ' ')
}

const month = 'short'
const day = 'numeric'
const year = 'numeric'
const time = { hour: 'numeric', minute: '2-digit' } as const

/** "Nov 22" */
export const monthDay = dateFormat({ month, day })
/** "Nov 22, 2026" */
export const monthDayYear = dateFormat({ month, day, year })
/** "November 2026" */
export const longMonth = dateFormat({ month: 'long', year })
/** "Sunday, November 22" */
export const longDay = dateFormat({ weekday: 'long', month: 'long', day })
/** "Sunday" */
export const weekday = dateFormat({ weekday: 'long' })
/** "Sun" */
export const shortWeekday = dateFormat({ weekday: 'short' })
/** "Nov" */
export const shortMonth = dateFormat({ month })
/** "22" */
export const dayOfMonth = dateFormat({ day })
/** "9:42 AM" */
export const clock = dateFormat(time)
/** "Nov 22, 9:42 AM" */
export const monthDayClock = dateFormat({ month, day, ...time })
/** "Nov 22, 2026, 9:42 AM" */
export const fullMoment = dateFormat({ month, day, year, ...time })
/** "Nov 22, 09:42" */
export const monthDayHours = dateFormat({ month, day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
