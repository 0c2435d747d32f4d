/** The day of a moment in a time zone, YYYY-MM-DD. */
export function todayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}

/** A due day as its number and words: "24" and "Today", "28" and "Sat, Nov"; a dash without a day. */
export function dayParts(dueDate: string | null, today: string): { number: string; words: string } {
  if (dueDate === null) return { number: '–', words: 'No day' }
  const number = String(Number(dueDate.slice(8)))
  if (dueDate === today) return { number, words: 'Today' }
  const day = new Date(dueDate)
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(day)
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(day)
  return { number, words: `${weekday}, ${month}` }
}
